-- Which address a file came from that answers a question, as a keyed hash: one address takes up a share of the space alone.
-- Compared only, and emptied after a day.
alter table arquivo_resposta add column remetente_hash text;
