-- A church's content version moves with every change that its public pages could show. Caches key on it; who wants to
-- know at once listens on the channel church_version (payload: the church's id; equal ones of a transaction are one).
create function move_own_version() returns trigger language plpgsql as $$
begin
  if new.versao = old.versao and new is distinct from old then
    new.versao := old.versao + 1;
  end if;
  return new;
end $$;
create trigger move_own_version before update on igreja for each row execute function move_own_version();

create function tell_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('church_version', new.id::text);
  return null;
end $$;
create trigger tell_version after insert or update on igreja for each row execute function tell_version();

-- Requests may not write the directory, so the trigger works with its owner's rights.
create function move_church_version() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1 where id in (select igreja_id from changed);
  return null;
end $$;

create function move_organisation_version() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1 where organizacao_id = new.id;
  return null;
end $$;
create trigger move_version after update on organizacao for each row execute function move_organisation_version();

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

-- For every table with a church: rows exist only for the churches that the server has set for this transaction. The
-- setting stands in a sub-select, so that it is read once per query and not once per row; unset means no church.
create procedure protect_church_table(protected regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format($policy$create policy church on %s
    using (igreja_id = any ((select nullif(current_setting('app.igrejas', true), '')::int[])::int[]))
    with check (igreja_id = any ((select nullif(current_setting('app.igrejas', true), '')::int[])::int[]))$policy$, protected);
end $$;

call watch_content('igreja_host');
