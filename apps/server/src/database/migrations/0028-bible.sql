-- Bible texts, shared by all churches and read-only for requests. `livros` holds each book's code and number of chapters.
create table traducao_biblia (
  codigo text primary key check (codigo ~ '^[a-z0-9][a-z0-9-]{0,30}$'),
  nome text not null,
  sigla text not null,
  idioma text not null,
  licenca text not null check (licenca <> ''),
  livros jsonb not null,
  data_importacao timestamptz not null default now()
);
grant select on traducao_biblia to atrio_app;

-- A translation that comes, changes or goes is new content of the churches that offer it.
create function move_version_of_readers() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1 where traducoes_biblia ? coalesce(new.codigo, old.codigo);
  return null;
end $$;
create trigger move_version after insert or update or delete on traducao_biblia
  for each row execute function move_version_of_readers();

-- `id` orders the verses of a translation: book, chapter and verse in one number. `busca` is made of the words without
-- accents by the dictionary of the translation's language; its positions are those of the words in `texto`.
create table versiculo_biblia (
  traducao text not null references traducao_biblia on delete cascade,
  id int not null,
  livro text not null,
  capitulo int not null,
  numero int not null,
  numero_final int,
  titulo text,
  flag_paragrafo boolean not null,
  texto text not null,
  busca tsvector not null,
  primary key (traducao, id)
);
create index versiculo_biblia_busca on versiculo_biblia using gin (busca);
grant select on versiculo_biblia to atrio_app;
