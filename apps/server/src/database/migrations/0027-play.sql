-- Play: videos that a church shows to subscribers, or to everybody who is signed in; its plans; who has subscribed, what
-- they keep in their list, and where they stopped watching.
create table plano_assinatura_configuracao (
  igreja_id int primary key references igreja on delete cascade,
  tipo_visibilidade_conteudo text not null default 'CLOSED_CONTENT'
    check (tipo_visibilidade_conteudo in ('OPEN_CONTENT', 'CLOSED_CONTENT')),
  titulo text,
  descricao text,
  imagem jsonb
);
call protect_church_table('plano_assinatura_configuracao');
call watch_content('plano_assinatura_configuracao');
grant select on plano_assinatura_configuracao to atrio_app;

create table plano_assinatura (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  nome text not null,
  descricao text,
  valor bigint not null check (valor >= 0),
  qtde_meses int not null check (qtde_meses > 0),
  flag_assumir_taxas_servico boolean not null default false,
  posicao int not null default 0,
  primary key (igreja_id, id),
  constraint plano_assinatura_slug_key unique (slug, igreja_id)
);
call protect_church_table('plano_assinatura');
call watch_content('plano_assinatura');
grant select on plano_assinatura to atrio_app;

-- A video, or a collection of videos. `busca` is title, description, collection and tags without capitals and accents.
create table plano_assinatura_conteudo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  tipo text not null check (tipo in ('video', 'coletanea')),
  coletanea_id bigint,
  posicao int not null default 0,
  titulo text not null,
  descricao text,
  imagem jsonb,
  servico text check (servico in ('youtube', 'vimeo', 'hls', 'mp4', 'embed')),
  codigo text,
  url text,
  html text,
  duracao_segundos int check (duracao_segundos > 0),
  flag_destaque boolean not null default false,
  busca text not null,
  data_publicacao timestamptz not null,
  primary key (igreja_id, id),
  constraint plano_assinatura_conteudo_slug_key unique (slug, tipo, igreja_id),
  foreign key (igreja_id, coletanea_id) references plano_assinatura_conteudo (igreja_id, id)
    on delete set null (coletanea_id),
  check ((servico is null) = (tipo = 'coletanea'))
);
create index plano_assinatura_conteudo_data on plano_assinatura_conteudo (data_publicacao desc, id desc, igreja_id);
create index plano_assinatura_conteudo_coletanea on plano_assinatura_conteudo (coletanea_id, posicao, id);
call protect_church_table('plano_assinatura_conteudo');
call watch_content('plano_assinatura_conteudo');
grant select on plano_assinatura_conteudo to atrio_app;

create table plano_assinatura_tag (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  nome text not null,
  posicao int not null default 0,
  primary key (igreja_id, id),
  constraint plano_assinatura_tag_slug_key unique (slug, igreja_id)
);
call protect_church_table('plano_assinatura_tag');
call watch_content('plano_assinatura_tag');
grant select on plano_assinatura_tag to atrio_app;

create table plano_assinatura_conteudo_tag (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  tag_id bigint not null,
  conteudo_id bigint not null,
  posicao int not null default 0,
  primary key (igreja_id, id),
  constraint plano_assinatura_conteudo_tag_key unique (tag_id, conteudo_id),
  foreign key (igreja_id, tag_id) references plano_assinatura_tag (igreja_id, id) on delete cascade,
  foreign key (igreja_id, conteudo_id) references plano_assinatura_conteudo (igreja_id, id) on delete cascade
);
create index plano_assinatura_conteudo_tag_conteudo on plano_assinatura_conteudo_tag (conteudo_id);
call protect_church_table('plano_assinatura_conteudo_tag');
call watch_content('plano_assinatura_conteudo_tag');
grant select on plano_assinatura_conteudo_tag to atrio_app;

-- One period of a plan that a member has paid, or is about to. Name and price are those that it was ordered at. It runs
-- from its payment; whether it has run out follows from the clock, and no row has to be touched for it.
create table usuario_plano_assinatura (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  plano_id bigint,
  -- null: given by the church
  pedido_id bigint,
  nome text not null,
  valor bigint not null check (valor >= 0),
  qtde_meses int not null check (qtde_meses > 0),
  -- of the subscriber, for mails that come later
  idioma text not null,
  situacao text not null default 'pendente' check (situacao in ('pendente', 'ativo', 'cancelado')),
  data_inicio timestamptz,
  data_fim timestamptz,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade,
  foreign key (igreja_id, plano_id) references plano_assinatura (igreja_id, id) on delete set null (plano_id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  check (situacao <> 'ativo' or data_fim > data_inicio)
);
create index usuario_plano_assinatura_usuario on usuario_plano_assinatura (usuario_id, data_cadastro desc, id desc);
create unique index usuario_plano_assinatura_pedido on usuario_plano_assinatura (pedido_id, igreja_id);
create index usuario_plano_assinatura_plano on usuario_plano_assinatura (plano_id);
call protect_church_table('usuario_plano_assinatura');
grant select, insert, update on usuario_plano_assinatura to atrio_app;

-- A member's list.
create table usuario_plano_assinatura_conteudo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  conteudo_id bigint not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  constraint usuario_plano_assinatura_conteudo_key unique (usuario_id, conteudo_id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade,
  foreign key (igreja_id, conteudo_id) references plano_assinatura_conteudo (igreja_id, id) on delete cascade
);
create index usuario_plano_assinatura_conteudo_conteudo on usuario_plano_assinatura_conteudo (conteudo_id);
call protect_church_table('usuario_plano_assinatura_conteudo');
grant select, insert, delete on usuario_plano_assinatura_conteudo to atrio_app;

-- Where a member stopped, in seconds.
create table plano_assinatura_posicao (
  igreja_id int not null references igreja on delete cascade,
  usuario_id bigint not null,
  conteudo_id bigint not null,
  segundos int not null check (segundos >= 0),
  data_ultima_alteracao timestamptz not null,
  primary key (igreja_id, usuario_id, conteudo_id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade,
  foreign key (igreja_id, conteudo_id) references plano_assinatura_conteudo (igreja_id, id) on delete cascade
);
create index plano_assinatura_posicao_usuario on plano_assinatura_posicao (usuario_id);
create index plano_assinatura_posicao_conteudo on plano_assinatura_posicao (conteudo_id);
call protect_church_table('plano_assinatura_posicao');
grant select, insert, update on plano_assinatura_posicao to atrio_app;
