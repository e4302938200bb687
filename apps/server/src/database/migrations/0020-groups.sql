-- Small groups, who belongs to them, who asks to, and their meetings; and the studies that they read. Requests to join are
-- answered by the owner, on the command line.

-- `ordem` is the name without capitals and accents, compared byte by byte as that of songs is.
create table celula (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  nome text not null,
  descricao text,
  publico text,
  imagem jsonb,
  endereco jsonb,
  latitude double precision,
  longitude double precision,
  flag_endereco_publico boolean not null default false,
  lider text,
  telefone_lider text,
  responsavel text,
  telefone_responsavel text,
  visibilidade_telefone text not null default 'membros' check (visibilidade_telefone in ('membros', 'usuarios')),
  dia_semana smallint check (dia_semana between 0 and 6),
  horario text,
  frequencia text check (frequencia in ('semanal', 'quinzenal', 'mensal')),
  qtde_max_membros int check (qtde_max_membros > 0),
  flag_recebe_solicitacao boolean not null default true,
  ordem text collate "C" not null,
  primary key (igreja_id, id),
  constraint celula_slug_key unique (slug, igreja_id)
);
create index celula_nome on celula (ordem, id, igreja_id);
call protect_church_table('celula');
call watch_content('celula');
grant select on celula to atrio_app;

create table celula_membro (
  igreja_id int not null,
  celula_id bigint not null,
  usuario_id bigint not null,
  flag_lider boolean not null default false,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, celula_id, usuario_id),
  foreign key (igreja_id, celula_id) references celula (igreja_id, id) on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index celula_membro_usuario on celula_membro (usuario_id, celula_id);
call protect_church_table('celula_membro');
grant select on celula_membro to atrio_app;

create table solicitacao_celula (
  igreja_id int not null,
  id bigint generated always as identity,
  celula_id bigint not null,
  usuario_id bigint not null,
  mensagem text,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'aceita', 'recusada')),
  idempotencia text not null,
  data_cadastro timestamptz not null default now(),
  data_resposta timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, celula_id) references celula (igreja_id, id) on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
-- once per person and group while it is open, and once per key
create unique index solicitacao_celula_aberta on solicitacao_celula (celula_id, usuario_id, igreja_id) where situacao = 'aberta';
create unique index solicitacao_celula_chave on solicitacao_celula (usuario_id, idempotencia, igreja_id);
call protect_church_table('solicitacao_celula');
grant select, insert on solicitacao_celula to atrio_app;

create table estudo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  titulo text not null,
  serie text,
  autor text,
  passagem text,
  resumo text,
  texto text,
  imagem jsonb,
  arquivos jsonb not null default '[]',
  data_publicacao timestamptz not null,
  primary key (igreja_id, id),
  constraint estudo_slug_key unique (slug, igreja_id)
);
create index estudo_publicacao on estudo (data_publicacao desc, id desc, igreja_id);
call protect_church_table('estudo');
call watch_content('estudo');
grant select on estudo to atrio_app;

create table configuracao_estudo (
  igreja_id int primary key references igreja on delete cascade,
  flag_conteudo_publico boolean not null default false
);
call protect_church_table('configuracao_estudo');
call watch_content('configuracao_estudo');
grant select on configuracao_estudo to atrio_app;

create table reuniao_celula (
  igreja_id int not null,
  id bigint generated always as identity,
  slug text not null,
  celula_id bigint not null,
  data date not null,
  tema text not null,
  texto text,
  qtde_presentes int check (qtde_presentes >= 0),
  qtde_visitantes int check (qtde_visitantes >= 0),
  estudo_id bigint,
  primary key (igreja_id, id),
  constraint reuniao_celula_slug_key unique (slug, igreja_id),
  foreign key (igreja_id, celula_id) references celula (igreja_id, id) on delete cascade,
  foreign key (igreja_id, estudo_id) references estudo (igreja_id, id) on delete set null (estudo_id)
);
create index reuniao_celula_celula on reuniao_celula (celula_id, data desc, id desc);
create index reuniao_celula_estudo on reuniao_celula (estudo_id);
call protect_church_table('reuniao_celula');
grant select on reuniao_celula to atrio_app;
