-- What members change of their own data: addresses, and cards they keep.
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

-- The account's own address is the main one of the list, whoever writes it: registration, a demonstration, the person.
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

-- Whoever migrates sees people's rows only while their table does not force its policy on its owner.
alter table usuario no force row level security;
update usuario set endereco = endereco where endereco is not null;
alter table usuario force row level security;

-- A card that its gateway keeps already: only who registered it can save it, and no purchase takes it.
alter table token_pagamento add column usuario_id bigint;

call protect_church_table('endereco');
grant select, insert, update, delete on endereco to atrio_app;
grant update, delete on cartao to atrio_app;
