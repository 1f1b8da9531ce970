-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Fills `context` once all documents are in: what leads to a clause beside its own words. Run
-- inside the writer's transaction, before the index is built.

-- What leads on: entries of the subject index and definitions. Of two documents that have the same
-- entry only the first counts.
CREATE TEMP TABLE leads AS
SELECT min (c.id) AS id, c.label, d.kind = 'index' AS listed
  FROM documents AS d JOIN clauses AS c ON c.document = d.id
 WHERE d.kind IN ('index', 'definition')
 GROUP BY c.label;
CREATE UNIQUE INDEX temp.leads_by_label ON leads (label);

-- To which labels, and whether as the first. An entry that only sends the reader on to another
-- ("see hesitation") leads where that one leads.
CREATE TEMP TABLE led AS
WITH cited (id, label, position) AS (
  SELECT clause, citations.label, min (position)
    FROM leads JOIN citations ON clause = id
   GROUP BY clause, citations.label
)
SELECT id, label, position FROM cited
UNION ALL
SELECT a.id, b.label, a.position + b.position
  FROM cited AS a
  JOIN leads AS other ON other.label = a.label AND other.listed
  JOIN cited AS b ON b.id = other.id
 WHERE a.position = 0;

-- Commentary and examples lead to what they speak of, by saying in their heading what happened.
-- Here too the first of one label counts.
INSERT INTO led
SELECT clause, about.label, 1 + position
  FROM about
 WHERE clause IN (SELECT min (c.id)
                    FROM documents AS d JOIN clauses AS c ON c.document = d.id
                   WHERE d.kind IN ('commentary', 'example')
                   GROUP BY c.label);

-- As lines of text: an entry below another carries the other's heading in front.
CREATE TEMP TABLE lines AS
SELECT target.id AS clause, led.id AS lead, min (led.position) AS position,
       coalesce (over.heading_pl || ': ', '') || coalesce (own.heading_pl, '') AS pl,
       coalesce (over.heading_en || ': ', '') || coalesce (own.heading_en, '') AS en
  FROM led
  JOIN clauses AS target ON target.label = led.label
  JOIN clauses AS own ON own.id = led.id
  LEFT JOIN clauses AS over ON over.id = own.parent
 WHERE target.label NOT IN (SELECT label FROM leads WHERE listed) AND target.id <> led.id
 GROUP BY target.id, led.id
 ORDER BY target.id, position, led.id;
CREATE INDEX temp.lines_by_clause ON lines (clause, position);

CREATE INDEX temp.asked_by_label ON asked (label, language);

INSERT INTO context
WITH RECURSIVE up (clause, ancestor, level) AS (
  SELECT id, parent, 1 FROM clauses WHERE parent IS NOT NULL
  UNION ALL
  SELECT up.clause, parent, level + 1
    FROM up JOIN clauses ON id = ancestor
   WHERE parent IS NOT NULL AND level < 5 -- a circle is a damaged document, not a hanging import
),
above (clause, pl, en) AS (
  SELECT clause, group_concat (heading_pl, char (10)), group_concat (heading_en, char (10))
    FROM (SELECT * FROM up ORDER BY clause, level) JOIN clauses ON id = ancestor
   GROUP BY clause
),
leading (clause, lent_pl, lent_en, hint_pl, hint_en) AS (
  SELECT clause,
         group_concat (pl, char (10)) FILTER (WHERE position = 0),
         group_concat (en, char (10)) FILTER (WHERE position = 0),
         group_concat (pl, char (10)) FILTER (WHERE position > 0),
         group_concat (en, char (10)) FILTER (WHERE position > 0)
    FROM lines GROUP BY clause
),
asking (label, pl, en) AS (
  SELECT label,
         group_concat (phrase, char (10)) FILTER (WHERE language = 1),
         group_concat (phrase, char (10)) FILTER (WHERE language = 0)
    FROM (SELECT * FROM asked ORDER BY rowid) GROUP BY label
)
SELECT clauses.id, above.pl, above.en, lent_pl, lent_en, hint_pl, hint_en, asking.pl, asking.en
  FROM clauses
  LEFT JOIN above ON above.clause = clauses.id
  LEFT JOIN leading ON leading.clause = clauses.id
  LEFT JOIN asking USING (label);

DROP TABLE temp.asked;
DROP TABLE temp.lines;
DROP TABLE temp.led;
DROP TABLE temp.leads;
