-- What people report to the church's staff: a row for each thing while it is open, however many report it.
create table denuncia (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('chat', 'oracao', 'oracao_mensagem')),
  alvo bigint not null,
  -- Of whom it is, where a member wrote it: an account's deletion takes the row with it.
  autor text,
  nome text,
  trecho text not null,
  qtde int not null default 0 check (qtde >= 0),
  data_primeira timestamptz not null,
  data_ultima timestamptz not null,
  flag_oculta boolean not null default false,
  data_encerramento timestamptz,
  primary key (igreja_id, id)
);
create unique index denuncia_aberta on denuncia (igreja_id, tipo, alvo) where data_encerramento is null;
create index denuncia_fila on denuncia (igreja_id, data_ultima desc, id desc) where data_encerramento is null;
call protect_church_table('denuncia');
grant select, insert, update, delete on denuncia to atrio_app;

-- Once for each person; `relator` is a keyed hash, so that nobody learns who reported.
create table denuncia_relato (
  igreja_id int not null,
  denuncia_id bigint not null,
  relator text not null,
  motivo text not null check (motivo in ('ofensa', 'spam', 'dados_pessoais', 'risco', 'outro')),
  nota text,
  data timestamptz not null,
  primary key (igreja_id, denuncia_id, relator),
  foreign key (igreja_id, denuncia_id) references denuncia (igreja_id, id) on delete cascade
);
call protect_church_table('denuncia_relato');
grant select, insert on denuncia_relato to atrio_app;

-- How many people have to report a thing before it is hidden; without a row nothing is hidden by itself.
create table configuracao_denuncia (
  igreja_id int primary key references igreja on delete cascade,
  qtde_ocultar int not null check (qtde_ocultar > 0)
);
call protect_church_table('configuracao_denuncia');
grant select on configuracao_denuncia to atrio_app;

grant update (flag_ativo) on oracao_mensagem to atrio_app;
