-- What a person writes down during a sermon, for themselves. `chave` is the key of the call that made the note: sent again
-- after a lost answer, it finds that note.
create table nota_sermao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  titulo text not null,
  texto text not null,
  chave text,
  data_ultima_alteracao timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index nota_sermao_usuario on nota_sermao (usuario_id, data_ultima_alteracao desc, id desc);
create unique index nota_sermao_chave on nota_sermao (usuario_id, chave);
call protect_church_table('nota_sermao');
grant select, insert, update, delete on nota_sermao to atrio_app;
