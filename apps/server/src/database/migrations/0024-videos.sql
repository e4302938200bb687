-- Videos of a church, in lists or alone; shown from their day on.
create table video_lista (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  titulo text not null,
  descricao text,
  posicao int not null default 0,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
call protect_church_table('video_lista');
call watch_content('video_lista');
grant select on video_lista to atrio_app;

create table video (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  video_lista_id bigint,
  slug text not null,
  titulo text not null,
  descricao text,
  imagem jsonb,
  servico text not null check (servico in ('youtube', 'vimeo', 'hls', 'mp4', 'embed')),
  codigo text,
  url text,
  html text,
  duracao_segundos int check (duracao_segundos > 0),
  data_publicacao timestamptz not null,
  primary key (igreja_id, id),
  unique (igreja_id, slug),
  foreign key (igreja_id, video_lista_id) references video_lista (igreja_id, id) on delete set null (video_lista_id)
);
create index video_data on video (igreja_id, data_publicacao, id);
create index video_lista_data on video (video_lista_id, data_publicacao, id);
call protect_church_table('video');
call watch_content('video');
grant select on video to atrio_app;
