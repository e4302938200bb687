-- A person's account in one church, and what hangs on it.
create table usuario (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  conta_id bigint not null references conta on delete cascade,
  nome text not null,
  sobrenome text not null,
  email text not null,
  telefone text,
  data_nascimento date,
  sexo text check (sexo in ('M', 'F')),
  ocupacao_id bigint,
  congregacao_id bigint,
  estado_civil text,
  data_casamento date,
  qtde_filhos int check (qtde_filhos >= 0),
  endereco jsonb,
  comentarios text,
  image jsonb,
  flag_moderador_chat boolean not null default false,
  data_aceite_termos timestamptz,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  unique (igreja_id, conta_id),
  constraint usuario_congregacao foreign key (igreja_id, congregacao_id) references congregacao (igreja_id, id)
    on delete set null (congregacao_id)
);
create index usuario_conta on usuario (conta_id);
create index usuario_por_congregacao on usuario (igreja_id, congregacao_id);

create table documento (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  tipo text not null,
  numero text not null,
  primary key (igreja_id, id),
  unique (igreja_id, usuario_id, tipo),
  -- A CPF is one person's in a church.
  constraint documento_em_uso unique (igreja_id, tipo, numero),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);

create table usuario_role (
  igreja_id int not null references igreja on delete cascade,
  usuario_id bigint not null,
  role text not null check (role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN')),
  primary key (igreja_id, usuario_id, role),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);

create table cartao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  id_gateway_pagamento int not null,
  titular text not null,
  bandeira text,
  final text not null check (final ~ '^\d{4}$'),
  validade text not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index cartao_usuario on cartao (igreja_id, usuario_id);

-- usuario_id null: to everybody.
create table notificacao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint,
  titulo text not null,
  corpo text not null,
  tipo text not null,
  id_entidade_relacionada bigint,
  slug_entidade_relacionada text,
  data_cadastro timestamptz not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index notificacao_data on notificacao (igreja_id, data_cadastro desc, id desc);
create index notificacao_usuario on notificacao (igreja_id, usuario_id);

-- What a church asks of those who register. No row: nothing beside name, e-mail and password.
create table cadastro_configuracao (
  igreja_id int primary key references igreja on delete cascade,
  campos jsonb not null default '[]',
  url_termos text,
  -- Strict: no answer tells whether an e-mail has an account.
  flag_sigiloso boolean not null default false
);

do $$
declare content regclass;
begin
  foreach content in array array['usuario', 'documento', 'usuario_role', 'cartao', 'notificacao',
    'cadastro_configuracao']::regclass[]
  loop
    call protect_church_table(content);
    execute format('grant select on %s to atrio_app', content);
  end loop;
end $$;
grant insert, update on usuario to atrio_app;
grant insert, update on documento to atrio_app;
