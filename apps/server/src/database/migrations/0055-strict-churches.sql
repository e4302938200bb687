-- Which churches are strict, outside row-level security: to look an account up in them, the ids of all churches were read.
create table igreja_sigilosa (
  igreja_id int primary key references igreja on delete cascade
);
grant select on igreja_sigilosa to atrio_app;

-- Requests and imports may not write it, so it runs with its owner's rights.
create function keep_strict_church() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op <> 'DELETE' and new.flag_sigiloso then
    insert into igreja_sigilosa values (new.igreja_id) on conflict do nothing;
  else
    delete from igreja_sigilosa where igreja_id = coalesce(new.igreja_id, old.igreja_id);
  end if;
  return null;
end $$;
create trigger strict_church after insert or delete or update of flag_sigiloso on cadastro_configuracao
  for each row execute function keep_strict_church();

select set_config('app.igrejas', coalesce((select array_agg(id) from igreja)::text, ''), true);
insert into igreja_sigilosa select igreja_id from cadastro_configuracao where flag_sigiloso;

create or replace function known_in_strict_church(account bigint) returns boolean language plpgsql as $$
declare
  former text := coalesce(current_setting('app.igrejas', true), '');
  known boolean;
begin
  perform set_config('app.igrejas', coalesce((select array_agg(igreja_id) from igreja_sigilosa)::text, ''), true);
  known := exists (select from usuario where conta_id = account);
  perform set_config('app.igrejas', former, true);
  return known;
end $$;
