-- What holds for many tables: the role of requests, row-level security by church, and the version of a church's content.
-- Further down each table calls the procedures defined here.

-- The role of requests: it owns nothing, so row-level security applies to it. The owner may take it on.
do $$
begin
  if not exists (select from pg_roles where rolname = 'atrio_app') then
    create role atrio_app nologin nosuperuser nocreatedb nocreaterole nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- created at the same moment for another database
end $$;
do $$
begin
  execute format('grant atrio_app to %I', current_user);
exception when insufficient_privilege then null; -- the role has another creator; connecting shows whether it was granted
end $$;
grant usage on schema public to atrio_app;

-- For every table with a church: rows exist only for the churches that the server has set for this transaction. The
-- setting is read in a sub-select, so once per query and not once per row; unset means no church.
create procedure protect_church_table(protected regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format($policy$create policy church on %s
    using (igreja_id = any ((select nullif(current_setting('app.igrejas', true), '')::int[])::int[]))
    with check (igreja_id = any ((select nullif(current_setting('app.igrejas', true), '')::int[])::int[]))$policy$, protected);
end $$;

-- A church's content version (igreja.versao) moves with every change that its public pages could show. Caches key on it;
-- processes that want to know at once listen on the channel church_version (payload: the church's id; equal ones of a
-- transaction arrive once).
create function move_own_version() returns trigger language plpgsql as $$
begin
  if new.versao = old.versao and new is distinct from old then
    new.versao := old.versao + 1;
  end if;
  return new;
end $$;

create function tell_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('church_version', new.id::text);
  return null;
end $$;

-- Requests may not write the directory, so the functions that move a version run with their owner's rights.
create function move_church_version() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1 where id in (select igreja_id from changed);
  return null;
end $$;

-- For every table whose rows public pages show.
create procedure watch_content(content regclass) language plpgsql as $$
begin
  execute format('create trigger version_insert after insert on %s referencing new table as changed
    for each statement execute function move_church_version()', content);
  execute format('create trigger version_update after update on %s referencing new table as changed
    for each statement execute function move_church_version()', content);
  execute format('create trigger version_delete after delete on %s referencing old table as changed
    for each statement execute function move_church_version()', content);
end $$;
