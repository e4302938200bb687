-- A church's podcast: the feed of another host, or episodes of its own.
create table podcast (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  feed text not null check (feed like 'https://%'),
  primary key (igreja_id, id),
  unique (igreja_id)
);
call protect_church_table('podcast');
call watch_content('podcast');
grant select on podcast to atrio_app;

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
call protect_church_table('podcast_episodio');
call watch_content('podcast_episodio');
grant select on podcast_episodio to atrio_app;
