/* lex-worker-sandbox.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a process that reads untrusted files gives away before it does. It refuses to know what it
 * reads. The main function of lexbridge-extract calls it, once.
 */

#include "extract/worker/lex-worker-sandbox.h"

#include <errno.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#define MEGABYTE ((rlim_t) 1024 * 1024)

/* What computing needs. Some names are of one processor only; where one is unknown it is not
 * needed. */
static const char *const allowed[] = {
  "read",
  "readv",
  "pread64",
  "write",
  "writev",
  "lseek",
  "_llseek",
  "close",
  "fstat",
  "fstat64",
  "fcntl",
  "fcntl64",
  "dup",
  "poll",
  "ppoll",
  "mmap",
  "mmap2",
  "munmap",
  "mremap",
  "mprotect",
  "madvise",
  "brk",
  "futex",
  "futex_time64",
  "membarrier",
  "rseq",
  "set_robust_list",
  "sched_yield",
  "sched_getaffinity",
  "getpid",
  "gettid",
  "getuid",
  "geteuid",
  "getgid",
  "getegid",
  "tgkill",
  "rt_sigaction",
  "rt_sigprocmask",
  "rt_sigreturn",
  "sigreturn",
  "sigaltstack",
  "restart_syscall",
  "clock_gettime",
  "clock_gettime64",
  "clock_getres",
  "clock_nanosleep",
  "clock_nanosleep_time64",
  "nanosleep",
  "gettimeofday",
  "time",
  "times",
  "getrandom",
  "getrusage",
  "sysinfo",
  "uname",
  "exit",
  "exit_group",
};

/* What nobody tries who only reads a file. */
static const char *const deadly[] = {
  "socket",
  "socketpair",
  "socketcall",
  "connect",
  "bind",
  "listen",
  "accept",
  "accept4",
  "sendto",
  "sendmsg",
  "sendmmsg",
  "execve",
  "execveat",
  "fork",
  "vfork",
  "ptrace",
  "process_vm_readv",
  "process_vm_writev",
  "pidfd_getfd",
  "io_uring_setup",
  "bpf",
  "mount",
  "unshare",
  "setns",
  "open_by_handle_at",
  "kexec_load",
  "init_module",
  "finit_module",
};

/* What libraries try and can do without. The rest is said to be unknown: they then try it
 * otherwise. */
static const char *const refused[] = { "open", "openat", "openat2", "creat", "clone", "clone3" };

static gboolean
limit (__rlimit_resource_t resource, rlim_t most)
{
  struct rlimit both = { most, most };

  return setrlimit (resource, &both) == 0;
}

gboolean
lex_worker_sandbox_limit (guint megabytes, guint seconds)
{
#ifdef __SANITIZE_ADDRESS__
  /* Its shadow alone is terabytes of address space. */
  gboolean memory = TRUE;
#else
  gboolean memory = limit (RLIMIT_AS, megabytes * MEGABYTE);
#endif

  return memory && limit (RLIMIT_CPU, seconds) && limit (RLIMIT_FSIZE, 0) && limit (RLIMIT_CORE, 0)
         && prctl (PR_SET_PDEATHSIG, SIGKILL) == 0 && prctl (PR_SET_DUMPABLE, 0) == 0;
}

static gboolean
add (scmp_filter_ctx filter, guint32 action, const char *const *names, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      int number = seccomp_syscall_resolve_name (names[i]);
      int result = 0;

      if (number != __NR_SCMP_ERROR)
        result = seccomp_rule_add (filter, action, number, 0);
      /* Of another processor. */
      if (result < 0 && result != -EDOM)
        return FALSE;
    }
  return TRUE;
}

gboolean
lex_worker_sandbox_close (void)
{
  scmp_filter_ctx filter = seccomp_init (SCMP_ACT_ERRNO (ENOSYS));
  gboolean closed;

  if (filter == NULL)
    return FALSE;
  closed = seccomp_attr_set (filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS) == 0
           && add (filter, SCMP_ACT_ALLOW, allowed, G_N_ELEMENTS (allowed))
           && add (filter, SCMP_ACT_KILL_PROCESS, deadly, G_N_ELEMENTS (deadly))
           && add (filter, SCMP_ACT_ERRNO (EACCES), refused, G_N_ELEMENTS (refused))
           && seccomp_load (filter) == 0;
  seccomp_release (filter);
  return closed;
}
