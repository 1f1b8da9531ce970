-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Builds the index and counts its words. Run inside the writer's transaction, once `context` is in.

-- A page of the index fits one of the file beside the bytes that lex-pages.c keeps; of FTS5's own
-- 4050 the last few would take a second one.
INSERT INTO words (words, rank) VALUES ('pgsz', 4040);
INSERT INTO words (words) VALUES ('rebuild');
INSERT INTO words (words) VALUES ('optimize');

CREATE VIRTUAL TABLE temp.terms USING fts5vocab (main, words, row);
INSERT INTO vocabulary SELECT term, doc FROM temp.terms;
DROP TABLE temp.terms;
