-- What a church asks of those who register. No row: nothing beside name, e-mail and password.
create table cadastro_configuracao (
  igreja_id int primary key references igreja on delete cascade,
  campos jsonb not null default '[]',
  url_termos text,
  -- Strict: no answer reveals whether an e-mail has an account.
  flag_sigiloso boolean not null default false
);
call protect_church_table('cadastro_configuracao');
grant select on cadastro_configuracao to atrio_app;

-- Whether a strict church knows an account; other churches then do not reveal it either. It looks into the rows of all
-- churches, and only its answer leaves it: the setting is as before when it returns.
create function known_in_strict_church(account bigint) returns boolean language plpgsql as $$
declare
  former text := coalesce(current_setting('app.igrejas', true), '');
  known boolean;
begin
  perform set_config('app.igrejas', coalesce((select array_agg(id) from igreja)::text, ''), true);
  known := exists (select from usuario join cadastro_configuracao using (igreja_id)
    where conta_id = account and flag_sigiloso);
  perform set_config('app.igrejas', former, true);
  return known;
end $$;

-- Notifications to one person; usuario_id null: to everybody in the church.
create table notificacao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint,
  titulo text not null,
  corpo text not null,
  tipo text not null,
  id_entidade_relacionada bigint,
  slug_entidade_relacionada text,
  -- In milliseconds: the list continues after an instant that the client sends back.
  data_cadastro timestamptz(3) not null default now(),
  data_ultima_alteracao timestamptz not null default now(),
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
-- A page is the newest of two lists, each of which is read from its end.
create index notificacao_de_todos on notificacao (igreja_id, data_cadastro desc, id desc) where usuario_id is null;
create index notificacao_de_alguem on notificacao (igreja_id, usuario_id, data_cadastro desc, id desc)
  where usuario_id is not null;
call protect_church_table('notificacao');
grant select on notificacao to atrio_app;
