-- What a church's portal and its home page show. Keys begin with the church, so that a church's rows lie together and
-- a reference can't cross from one church into another.
create table igreja_modulo (
  igreja_id int not null references igreja on delete cascade,
  codigo text not null,
  primary key (igreja_id, codigo)
);

create table metodo_pagamento (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  codigo text not null,
  nome text not null,
  id_gateway_pagamento int,
  posicao int not null default 0,
  primary key (igreja_id, id),
  unique (igreja_id, codigo)
);

create table igreja_app_menu (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  codigo text not null,
  flag_ativo boolean not null default true,
  url text,
  nome text not null,
  nome_ingles text not null,
  nome_espanhol text not null,
  posicao int not null default 0,
  primary key (igreja_id, id)
);

create table banner (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  chamada text,
  titulo text not null,
  descricao text,
  imagem jsonb,
  url text,
  texto_botao text,
  posicao int not null default 0,
  primary key (igreja_id, id)
);

create table congregacao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  nome text not null,
  telefone text,
  endereco jsonb,
  latitude double precision,
  longitude double precision,
  posicao int not null default 0,
  primary key (igreja_id, id)
);

create table evento (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  nome text not null,
  chamada text,
  resumo text,
  descricao text,
  imagem jsonb,
  data_inicio timestamptz not null,
  data_fim timestamptz not null check (data_fim > data_inicio),
  local jsonb,
  flag_online boolean not null default false,
  -- null: follows from the dates. Set: the church (or its sold-out tickets) says so.
  situacao text check (situacao in ('aberto', 'em_breve', 'esgotado', 'encerrado', 'indisponivel')),
  data_inicio_inscricao timestamptz,
  data_fim_inscricao timestamptz,
  valor_minimo bigint not null default 0 check (valor_minimo >= 0),
  valor_maximo bigint not null default 0 check (valor_maximo >= valor_minimo),
  flag_juros boolean not null default false,
  flag_assumir_taxas_servico boolean not null default false,
  qtde_max_parcelas int not null default 1 check (qtde_max_parcelas >= 1),
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
create index evento_data on evento (igreja_id, data_inicio, id);

create table pagamento_motivo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  nome text not null,
  descricao text,
  valor_minimo bigint not null default 0 check (valor_minimo >= 0),
  flag_recorrencia boolean not null default false,
  flag_doacao boolean not null default true,
  posicao int not null default 0,
  primary key (igreja_id, id)
);

create table oracao_motivo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  nome text not null,
  posicao int not null default 0,
  primary key (igreja_id, id)
);

create table oracao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint,
  nome text not null,
  mensagem text not null,
  imagem jsonb,
  oracao_motivo_id bigint,
  flag_publicar_mural boolean not null default false,
  flag_ativo boolean not null default false,
  flag_receber_ligacao boolean not null default false,
  flag_receber_visita boolean not null default false,
  data_cadastro timestamptz not null default now(),
  qtde_orando int not null default 0 check (qtde_orando >= 0),
  primary key (igreja_id, id),
  foreign key (igreja_id, oracao_motivo_id) references oracao_motivo (igreja_id, id) on delete set null (oracao_motivo_id)
);
create index oracao_mural on oracao (igreja_id, data_cadastro desc, id desc) where flag_publicar_mural and flag_ativo;
create index oracao_por_motivo on oracao (igreja_id, oracao_motivo_id);

create table culto (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  nome text not null,
  descricao text,
  dia_semana int not null check (dia_semana between 0 and 6),
  horario text not null check (horario ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  duracao_minutos int not null default 90 check (duracao_minutos > 0),
  local text,
  flag_transmissao boolean not null default false,
  primary key (igreja_id, id)
);

create table culto_especial (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  nome text not null,
  descricao text,
  data_inicio timestamptz not null,
  data_fim timestamptz not null check (data_fim > data_inicio),
  local text,
  flag_transmissao boolean not null default false,
  primary key (igreja_id, id)
);
create index culto_especial_data on culto_especial (igreja_id, data_fim);

do $$
declare content regclass;
begin
  foreach content in array array['igreja_modulo', 'metodo_pagamento', 'igreja_app_menu', 'banner', 'congregacao',
    'evento', 'pagamento_motivo', 'oracao_motivo', 'oracao', 'culto', 'culto_especial']::regclass[]
  loop
    call protect_church_table(content);
    call watch_content(content);
    execute format('grant select on %s to atrio_app', content);
  end loop;
end $$;
