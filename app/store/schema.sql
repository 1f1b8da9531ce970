-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- The library. A cache of XML: when this file changes, LEX_STORE_VERSION in lex-database.h goes
-- up by one and every library is built anew; nothing migrates. README.md has the glossary.
-- Columns of one language stand together, and in the same order in both, because
-- lex-clause-columns.c walks them with one stride.

CREATE TABLE meta (
  key TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE documents (
  id INTEGER PRIMARY KEY,               -- the order in which they were added
  name TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,                   -- lex_kind_get_name()
  imported INTEGER NOT NULL,
  n_clauses INTEGER NOT NULL,
  languages INTEGER NOT NULL,           -- LexLanguages
  title_en TEXT,
  title_pl TEXT,
  edition TEXT,
  publisher TEXT
);

CREATE TABLE clauses (
  id INTEGER PRIMARY KEY,               -- the sort order: reading order through the library
  document INTEGER NOT NULL REFERENCES documents,
  label TEXT NOT NULL,
  depth INTEGER NOT NULL,
  parent INTEGER REFERENCES clauses DEFERRABLE INITIALLY DEFERRED, -- nearest ancestor in the document
  authority INTEGER NOT NULL,           -- LexAuthority
  valid_from TEXT,
  valid_until TEXT,                     -- the last day of the past wording
  pbn TEXT,
  heading_en TEXT, text_en TEXT, spans_en BLOB, ruling_en TEXT, ruling_spans_en BLOB,
  past_heading_en TEXT, past_text_en TEXT, past_spans_en BLOB,
  heading_pl TEXT, text_pl TEXT, spans_pl BLOB, ruling_pl TEXT, ruling_spans_pl BLOB,
  past_heading_pl TEXT, past_text_pl TEXT, past_spans_pl BLOB,
  UNIQUE (label, document)
);
CREATE INDEX clauses_by_document ON clauses (document);
-- What clauses are called, many to a page, for those who do not want their words.
CREATE INDEX clauses_by_id ON clauses (id, label, document);

-- Which labels lie below which, each below itself too, as LexLabel tells it: for every label that
-- a clause has, cites or speaks of. Text alone could not tell (27 is not below 2).
CREATE TABLE tree (
  ancestor TEXT NOT NULL,
  label TEXT NOT NULL,
  PRIMARY KEY (ancestor, label)
) WITHOUT ROWID;

-- The citations in texts and rulings; the label need not be in this library.
CREATE TABLE citations (
  clause INTEGER NOT NULL REFERENCES clauses,
  language INTEGER NOT NULL,            -- LexLanguage
  position INTEGER NOT NULL,            -- its number within the clause and language
  label TEXT NOT NULL,
  PRIMARY KEY (clause, language, position)
) WITHOUT ROWID;
CREATE INDEX citations_by_label ON citations (label);

-- What commentary, examples, regulations and guides speak of.
CREATE TABLE about (
  clause INTEGER NOT NULL REFERENCES clauses,
  position INTEGER NOT NULL,
  label TEXT NOT NULL,
  PRIMARY KEY (clause, position)
) WITHOUT ROWID;
CREATE INDEX about_by_label ON about (label);

CREATE TABLE relations (
  id INTEGER PRIMARY KEY,
  specific TEXT NOT NULL,
  general TEXT NOT NULL,
  basis TEXT NOT NULL,                  -- lex_basis_get_name()
  source TEXT NOT NULL,
  why_en TEXT NOT NULL, why_spans_en BLOB,
  why_pl TEXT NOT NULL, why_spans_pl BLOB
);
CREATE INDEX relations_by_specific ON relations (specific);
CREATE INDEX relations_by_general ON relations (general);

-- Folded form to folded lemma. A lemma is its own lemma here, so one look-up tells everything. A
-- lemma that begins with LEX_FAMILY_MARK is the name of a family of words to which the form belongs.
CREATE TABLE lemma (
  form TEXT NOT NULL,
  lemma TEXT NOT NULL,
  PRIMARY KEY (form, lemma)
) WITHOUT ROWID;

-- How people ask for a clause; the label need not be in this library. It ends in `context`.
CREATE TEMP TABLE asked (
  label TEXT NOT NULL,
  language INTEGER NOT NULL,            -- LexLanguage
  phrase TEXT NOT NULL
);

-- What a clause is found by beside its own words. Filled from the tables above, once all
-- documents are in.
CREATE TABLE context (
  clause INTEGER PRIMARY KEY REFERENCES clauses,
  above_pl TEXT, above_en TEXT,         -- the headings above it, the nearest first, a line each
  -- The headings of the index entries and definitions that lead to it, a line each, the same line
  -- in both languages: of those that name it first (lent), and of the others (hint).
  lent_pl TEXT, lent_en TEXT,
  hint_pl TEXT, hint_en TEXT,
  asked_pl TEXT, asked_en TEXT          -- how people ask for it, a line each
);

-- What is indexed of a clause: the wording in force, a ruling after its text; and its context.
CREATE VIEW passages (id, heading_pl, body_pl, above_pl, lent_pl, hint_pl, asked_pl,
                      heading_en, body_en, above_en, lent_en, hint_en, asked_en) AS
SELECT id,
       heading_pl,
       CASE WHEN ruling_pl IS NULL THEN text_pl ELSE coalesce (text_pl || char (10), '') || ruling_pl END,
       above_pl, lent_pl, hint_pl, asked_pl,
       heading_en,
       CASE WHEN ruling_en IS NULL THEN text_en ELSE coalesce (text_en || char (10), '') || ruling_en END,
       above_en, lent_en, hint_en, asked_en
  FROM clauses JOIN context ON clause = id;

-- The columns are numbered by LexColumn in lex-match.h.
CREATE VIRTUAL TABLE words USING fts5 (
  heading_pl, body_pl, above_pl, lent_pl, hint_pl, asked_pl,
  heading_en, body_en, above_en, lent_en, hint_en, asked_en,
  content = 'passages', content_rowid = 'id',
  tokenize = 'lexbridge', prefix = '2 3', detail = full, columnsize = 1
);

-- How many rows have a token of the index: a word, or a lemma with its mark.
CREATE TABLE vocabulary (
  word TEXT NOT NULL PRIMARY KEY,
  n INTEGER NOT NULL
) WITHOUT ROWID;

-- All words and lemmas of one length, for lex-spelling.c: one behind the other, and for each the set
-- of its letters in four bytes, the lowest first.
CREATE TABLE spellings (
  length INTEGER PRIMARY KEY,
  marks BLOB NOT NULL,
  words BLOB NOT NULL
);

-- Words of the dictionaries that a slip or two lead to a spelling from: a Bloom filter in blocks, for
-- lex-correct.c. Empty where a library is made without them.
CREATE TABLE correct (
  block INTEGER PRIMARY KEY,
  bits BLOB NOT NULL
);

-- How many words each row of the index has in each column: two bytes a number, the lowest first,
-- row after row from id 1. And how many each line has of lent, hint and asked, first in Polish: a
-- byte a line, one more than its words; a zero ends the column. Blobs, so that a search reads all
-- at once.
CREATE TABLE lengths (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  words BLOB NOT NULL,
  lines BLOB NOT NULL
);

-- The labels of all clauses from id 1, each with the NUL behind it: a search names many more than
-- it reads.
CREATE TABLE labels (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  labels BLOB NOT NULL
);
