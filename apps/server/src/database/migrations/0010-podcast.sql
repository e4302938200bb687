-- A church's podcast: the feed of a host outside, or episodes of its own.
create table podcast (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  feed text not null check (feed like 'https://%'),
  primary key (igreja_id, id),
  unique (igreja_id)
);

create table podcast_episodio (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  titulo text not null,
  descricao text,
  imagem jsonb,
  audio text not null,
  duracao_segundos int check (duracao_segundos >= 0),
  data_publicacao timestamptz not null,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
create index podcast_episodio_data on podcast_episodio (igreja_id, data_publicacao desc, id desc);

do $$
declare content regclass;
begin
  foreach content in array array['podcast', 'podcast_episodio']::regclass[]
  loop
    call protect_church_table(content);
    call watch_content(content);
    execute format('grant select on %s to atrio_app', content);
  end loop;
end $$;
