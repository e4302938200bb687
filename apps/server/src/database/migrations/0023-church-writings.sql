-- What a church writes and shows: devotionals, news, ministries with their projects, Sunday school, publications, videos.
-- Nothing here is shown before its day (data_publicacao); lists go on from where the page before them ended.
create table devocional (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  titulo text not null,
  resumo text,
  conteudo text,
  imagem jsonb,
  autor text,
  data_publicacao timestamptz not null,
  minutos_leitura int not null default 1 check (minutos_leitura > 0),
  referencia text,
  versiculo text,
  credito_versiculo text,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
create index devocional_data on devocional (igreja_id, data_publicacao, id);

create table noticia (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  titulo text not null,
  resumo text,
  conteudo text,
  imagem jsonb,
  autor text,
  data_publicacao timestamptz not null,
  minutos_leitura int not null default 1 check (minutos_leitura > 0),
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
create index noticia_data on noticia (igreja_id, data_publicacao, id);

create table ministerio (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  nome text not null,
  resumo text,
  conteudo text,
  imagem jsonb,
  responsavel text,
  encontro text,
  email text,
  telefone text,
  posicao int not null default 0,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);

create table ministerio_projeto (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  ministerio_id bigint not null,
  slug text not null,
  nome text not null,
  resumo text,
  conteudo text,
  imagem jsonb,
  posicao int not null default 0,
  primary key (igreja_id, id),
  unique (igreja_id, slug),
  foreign key (igreja_id, ministerio_id) references ministerio (igreja_id, id) on delete cascade
);
create index ministerio_projeto_ministerio on ministerio_projeto (ministerio_id);

create table publicacao_tipo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  nome text not null,
  descricao text,
  posicao int not null default 0,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);

create table publicacao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  publicacao_tipo_id bigint not null,
  slug text not null,
  titulo text not null,
  resumo text,
  conteudo text,
  imagem jsonb,
  autor text,
  data_publicacao timestamptz not null,
  minutos_leitura int not null default 1 check (minutos_leitura > 0),
  arquivos jsonb not null default '[]',
  primary key (igreja_id, id),
  unique (igreja_id, slug),
  foreign key (igreja_id, publicacao_tipo_id) references publicacao_tipo (igreja_id, id) on delete cascade
);
create index publicacao_data on publicacao (igreja_id, data_publicacao, id);
create index publicacao_tipo_data on publicacao (publicacao_tipo_id, data_publicacao, id);

create table ebd (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  titulo text not null,
  resumo text,
  conteudo text,
  imagem jsonb,
  autor text,
  data_publicacao timestamptz not null,
  minutos_leitura int not null default 1 check (minutos_leitura > 0),
  publico text,
  encontro text,
  aulas jsonb not null default '[]',
  arquivos jsonb not null default '[]',
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
create index ebd_data on ebd (igreja_id, data_publicacao, id);

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

do $$
declare
  content text;
begin
  foreach content in array array[
    'devocional', 'noticia', 'ministerio', 'ministerio_projeto', 'publicacao_tipo', 'publicacao', 'ebd', 'video_lista', 'video'
  ] loop
    call protect_church_table(content);
    call watch_content(content);
    execute format('grant select on %I to atrio_app', content);
  end loop;
end $$;
