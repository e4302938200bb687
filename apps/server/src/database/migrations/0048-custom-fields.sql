-- Fields of the person that a church defines itself, and a person's answers in that church, by the fields' codes. Both are
-- columns of rows that are protected, backed up and erased already: an answer is part of the person's row in the church.
alter table cadastro_configuracao add column campos_personalizados jsonb not null default '[]';
alter table usuario add column campos_personalizados jsonb not null default '{}';
