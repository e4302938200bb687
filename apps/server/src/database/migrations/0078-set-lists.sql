-- Songs that a person marks as favourites. No foreign key to the song: one that the church takes away is shown as gone, by
-- the title that it had.
create table louvor_favorito (
  igreja_id int not null references igreja on delete cascade,
  usuario_id bigint not null,
  louvor_id bigint not null,
  titulo text not null,
  primary key (igreja_id, usuario_id, louvor_id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
call protect_church_table('louvor_favorito');
grant select, insert, delete on louvor_favorito to atrio_app;

-- A person's set lists. The songs are written as a whole, in order: [{ idLouvor, titulo, tom, capotraste }]. The uuid is the
-- client's, so that a repeated call makes no second list; it is unique within one person's lists only, so that it tells
-- nobody whether another has it.
create table repertorio (
  igreja_id int not null references igreja on delete cascade,
  usuario_id bigint not null,
  uuid uuid not null,
  nome text not null,
  data date,
  louvores jsonb not null,
  versao int not null default 1,
  primary key (igreja_id, usuario_id, uuid),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
call protect_church_table('repertorio');
grant select, insert, update, delete on repertorio to atrio_app;
