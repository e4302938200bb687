-- What a church writes and shows: devotionals, news, ministries with their projects, Sunday school, publications. Nothing
-- here is shown before its day (data_publicacao); lists continue from where the page before them ended.
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
call protect_church_table('devocional');
call watch_content('devocional');
grant select on devocional to atrio_app;

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
call protect_church_table('noticia');
call watch_content('noticia');
grant select on noticia to atrio_app;

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
call protect_church_table('ministerio');
call watch_content('ministerio');
grant select on ministerio to atrio_app;

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
call protect_church_table('ministerio_projeto');
call watch_content('ministerio_projeto');
grant select on ministerio_projeto to atrio_app;

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
call protect_church_table('publicacao_tipo');
call watch_content('publicacao_tipo');
grant select on publicacao_tipo to atrio_app;

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
call protect_church_table('publicacao');
call watch_content('publicacao');
grant select on publicacao to atrio_app;

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
call protect_church_table('ebd');
call watch_content('ebd');
grant select on ebd to atrio_app;
