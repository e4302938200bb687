-- Songs with chords. `ordem` and `busca` are title and words without capitals and accents, for order and search; they
-- are compared byte by byte, so that a page begins where the one before it ended, whatever the cluster's locale is.
create table louvor (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  titulo text not null,
  subtitulo text,
  autor text,
  codigo text,
  grupo text,
  tema text,
  ritmo text,
  tom text,
  conteudo text,
  arquivos jsonb not null default '[]',
  ordem text collate "C" not null,
  busca text collate "C" not null,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
create index louvor_titulo on louvor (igreja_id, ordem, id);
call protect_church_table('louvor');
call watch_content('louvor');
grant select on louvor to atrio_app;

-- `GET /louvor/{id}/` names no church: whose song it is has to be known before its row can be read. Part of the public
-- directory, and nothing but numbers.
create table louvor_igreja (
  id bigint primary key,
  igreja_id int not null references igreja on delete cascade
);
create index louvor_igreja_igreja on louvor_igreja (igreja_id);
grant select on louvor_igreja to atrio_app;

create function keep_song_church() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into louvor_igreja (id, igreja_id) values (new.id, new.igreja_id);
  else
    delete from louvor_igreja where id = old.id;
  end if;
  return null;
end $$;
create trigger keep_song_church after insert or delete on louvor for each row execute function keep_song_church();
