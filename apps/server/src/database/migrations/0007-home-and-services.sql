-- What a church's portal and its home page show. In every table of a church the keys begin with the church, so that its
-- rows are stored together and a reference cannot cross from one church into another.
create table igreja_modulo (
  igreja_id int not null references igreja on delete cascade,
  codigo text not null,
  primary key (igreja_id, codigo)
);
call protect_church_table('igreja_modulo');
call watch_content('igreja_modulo');
grant select on igreja_modulo to atrio_app;

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
call protect_church_table('igreja_app_menu');
call watch_content('igreja_app_menu');
grant select on igreja_app_menu to atrio_app;

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
call protect_church_table('banner');
call watch_content('banner');
grant select on banner to atrio_app;

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
call protect_church_table('congregacao');
call watch_content('congregacao');
grant select on congregacao to atrio_app;

-- Services: every week, and on single days.
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
call protect_church_table('culto');
call watch_content('culto');
grant select on culto to atrio_app;

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
call protect_church_table('culto_especial');
call watch_content('culto_especial');
grant select on culto_especial to atrio_app;
