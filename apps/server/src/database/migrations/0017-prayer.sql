create table oracao_motivo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  nome text not null,
  posicao int not null default 0,
  primary key (igreja_id, id)
);
call protect_church_table('oracao_motivo');
call watch_content('oracao_motivo');
grant select on oracao_motivo to atrio_app;

create table oracao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint,
  -- What its author wants to be called on the wall; null: a request without a name.
  nome text,
  mensagem text not null,
  imagem jsonb,
  oracao_motivo_id bigint,
  flag_publicar_mural boolean not null default false,
  flag_ativo boolean not null default false,
  flag_receber_ligacao boolean not null default false,
  flag_receber_visita boolean not null default false,
  -- Those that the church's content gives, and members who pray: an import never takes the latter back.
  qtde_orando int not null default 0 check (qtde_orando >= 0),
  qtde_orando_membros int not null default 0 check (qtde_orando_membros >= 0),
  -- The Idempotency-Key that it was sent under.
  chave_envio text,
  data_cadastro timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, oracao_motivo_id) references oracao_motivo (igreja_id, id) on delete set null (oracao_motivo_id)
);
create index oracao_mural on oracao (igreja_id, data_cadastro desc, id desc) where flag_publicar_mural and flag_ativo;
create index oracao_por_motivo on oracao (igreja_id, oracao_motivo_id);
-- Ids of users and prayers are unique over all churches: these find one person's, or one prayer's, without naming the church.
create index oracao_do_usuario on oracao (usuario_id, id desc) where usuario_id is not null;
create unique index oracao_envio on oracao (usuario_id, chave_envio) where chave_envio is not null;
call protect_church_table('oracao');
grant select, insert, delete on oracao to atrio_app;
grant update (qtde_orando_membros) on oracao to atrio_app;

-- In place of watch_content: pages show neither what is kept from the wall nor, to the second, how many pray. The press of
-- a button must not empty a church's caches each time.
create function move_version_of_wall() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1
    where id in (select igreja_id from changed where flag_publicar_mural and flag_ativo);
  return null;
end $$;
create function move_version_of_changed_wall() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1 where id in (
    select after.igreja_id from changed after join former before using (igreja_id, id)
      where to_jsonb(after) - 'qtde_orando_membros' is distinct from to_jsonb(before) - 'qtde_orando_membros');
  return null;
end $$;
create trigger version_insert after insert on oracao referencing new table as changed
  for each statement execute function move_version_of_wall();
create trigger version_update after update on oracao referencing new table as changed old table as former
  for each statement execute function move_version_of_changed_wall();
create trigger version_delete after delete on oracao referencing old table as changed
  for each statement execute function move_version_of_wall();

-- Words of encouragement for a request.
create table oracao_mensagem (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  oracao_id bigint not null,
  usuario_id bigint not null,
  mensagem text not null,
  flag_ativo boolean not null default true,
  chave_envio text,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, oracao_id) references oracao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index oracao_mensagem_oracao on oracao_mensagem (oracao_id, id desc);
create index oracao_mensagem_usuario on oracao_mensagem (usuario_id);
create unique index oracao_mensagem_envio on oracao_mensagem (usuario_id, chave_envio) where chave_envio is not null;
call protect_church_table('oracao_mensagem');
grant select, insert on oracao_mensagem to atrio_app;

-- Who prays for what: once each, and never shown to anybody.
create table oracao_orando (
  igreja_id int not null references igreja on delete cascade,
  oracao_id bigint not null,
  usuario_id bigint not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, oracao_id, usuario_id),
  foreign key (igreja_id, oracao_id) references oracao (igreja_id, id) on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index oracao_orando_usuario on oracao_orando (usuario_id);
call protect_church_table('oracao_orando');
grant select, insert on oracao_orando to atrio_app;
