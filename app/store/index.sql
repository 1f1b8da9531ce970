-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Builds the index and counts its words. Run inside the writer's transaction, once `context` is in.

INSERT INTO words (words) VALUES ('rebuild');
INSERT INTO words (words) VALUES ('optimize');

CREATE VIRTUAL TABLE temp.terms USING fts5vocab (main, words, row);
INSERT INTO vocabulary SELECT term, doc FROM temp.terms;
DROP TABLE temp.terms;
