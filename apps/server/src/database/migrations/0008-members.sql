-- A person's account in one church, and what belongs to it.
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
call protect_church_table('usuario');
grant select, insert, update, delete on usuario to atrio_app;

create table usuario_role (
  igreja_id int not null references igreja on delete cascade,
  usuario_id bigint not null,
  role text not null check (role in ('ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN')),
  primary key (igreja_id, usuario_id, role),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
call protect_church_table('usuario_role');
grant select on usuario_role to atrio_app;

-- A document that was given under an unproven address goes to the next person who registers with that address.
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
call protect_church_table('documento');
grant select, insert, update, delete on documento to atrio_app;

create table endereco (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  estado text,
  pais text not null,
  cep text,
  flag_principal boolean not null default false,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index endereco_usuario on endereco (igreja_id, usuario_id);
create unique index endereco_principal on endereco (igreja_id, usuario_id) where flag_principal;
call protect_church_table('endereco');
grant select, insert, update, delete on endereco to atrio_app;

-- The address in the account itself is the main one of the list, no matter what writes it: registration, a
-- demonstration, the person.
create function keep_main_address() returns trigger language plpgsql as $$
begin
  if new.endereco is null then
    delete from endereco e where e.igreja_id = new.igreja_id and e.usuario_id = new.id and e.flag_principal;
  else
    insert into endereco (igreja_id, usuario_id, logradouro, numero, complemento, bairro, cidade, estado, pais, cep,
      flag_principal)
    values (new.igreja_id, new.id, new.endereco ->> 'logradouro', new.endereco ->> 'numero',
      new.endereco ->> 'complemento', new.endereco ->> 'bairro', new.endereco ->> 'cidade', new.endereco ->> 'estado',
      new.endereco ->> 'pais', new.endereco ->> 'cep', true)
    on conflict (igreja_id, usuario_id) where flag_principal do update set
      logradouro = excluded.logradouro, numero = excluded.numero, complemento = excluded.complemento,
      bairro = excluded.bairro, cidade = excluded.cidade, estado = excluded.estado, pais = excluded.pais,
      cep = excluded.cep;
  end if;
  return null;
end $$;
create trigger usuario_endereco after insert or update of endereco on usuario
  for each row execute function keep_main_address();

-- A member's children, as the member describes them.
create table crianca (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  nome text not null,
  data_nascimento date,
  sexo text check (sexo in ('M', 'F')),
  observacoes text,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index crianca_usuario on crianca (usuario_id, id);
call protect_church_table('crianca');
grant select, insert, update, delete on crianca to atrio_app;

-- Members who carry a card of their church, and what the card says beside the account. `codigo` is the unguessable end of
-- the address that its QR code leads to.
create table carteirinha (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  numero text not null,
  codigo text not null default replace(gen_random_uuid()::text, '-', ''),
  congregacao text,
  data_batismo date,
  cargo text,
  responsavel text,
  vinculo text,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create unique index carteirinha_usuario on carteirinha (usuario_id);
create unique index carteirinha_numero on carteirinha (numero, igreja_id);
create unique index carteirinha_codigo on carteirinha (codigo);
call protect_church_table('carteirinha');
grant select on carteirinha to atrio_app;
