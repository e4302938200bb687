-- The chat of a church. Its row gives out the numbers of its changes: each writer locks it until the commit, so that no
-- number is seen before a smaller one.
create table chat_sala (
  igreja_id int primary key references igreja on delete cascade,
  sequencia bigint not null default 0,
  segundos_modo_lento int not null default 0 check (segundos_modo_lento between 0 and 300)
) with (fillfactor = 50);
call protect_church_table('chat_sala');
grant select, insert, update on chat_sala to atrio_app;

-- Who moderated what: never changed but for being undone.
create table chat_moderacao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  acao text not null check (acao in ('excluir', 'excluir_do_usuario', 'modo_lento')),
  moderador text not null,
  alvo text not null,
  data timestamptz not null,
  data_desfeita timestamptz,
  desfeita_por text,
  primary key (igreja_id, id)
);
call protect_church_table('chat_moderacao');
grant select, insert, update on chat_moderacao to atrio_app;

create table chat_mensagem (
  igreja_id int not null references igreja on delete cascade,
  sequencia bigint not null,
  -- number of the last change: the message itself, its deletion, or that deletion's end
  alteracao bigint not null,
  autor text not null,
  id_cliente text not null,
  nome text not null,
  avatar jsonb,
  -- equipe: staff who do not moderate
  papel text not null check (papel in ('visitante', 'membro', 'equipe', 'moderador')),
  texto text not null,
  data timestamptz not null,
  moderacao_id bigint,
  -- Where a visitor's message came from, as keyed hashes of the address at the chat's door and where the token was asked
  -- for, and of the name as it looks: a visitor who asks for another id stays the same person. Members have neither; both
  -- are forgotten after a day.
  origens text[],
  apelido text,
  primary key (igreja_id, sequencia),
  unique (igreja_id, autor, id_cliente),
  foreign key (igreja_id, moderacao_id) references chat_moderacao (igreja_id, id)
);
create index chat_mensagem_alteracao on chat_mensagem (igreja_id, alteracao);
create index chat_mensagem_autor on chat_mensagem (igreja_id, autor, sequencia desc);
create index chat_mensagem_moderacao on chat_mensagem (igreja_id, moderacao_id);
create index chat_mensagem_origens on chat_mensagem (igreja_id, data) where origens is not null;
-- the first message of a service
create index chat_mensagem_data on chat_mensagem (igreja_id, data);
call protect_church_table('chat_mensagem');
grant select, insert, update, delete on chat_mensagem to atrio_app;

-- Moments in which people raise their hand; one is open at a time.
create table chat_compromisso (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  titulo text not null,
  aberto_por text not null,
  data_abertura timestamptz not null,
  data_encerramento timestamptz,
  primary key (igreja_id, id)
);
create unique index chat_compromisso_aberto on chat_compromisso (igreja_id) where data_encerramento is null;
call protect_church_table('chat_compromisso');
grant select, insert, update on chat_compromisso to atrio_app;

create table chat_compromisso_resposta (
  igreja_id int not null references igreja on delete cascade,
  compromisso_id bigint not null,
  autor text not null,
  nome text not null,
  avatar jsonb,
  papel text not null,
  data timestamptz not null,
  primary key (igreja_id, compromisso_id, autor),
  foreign key (igreja_id, compromisso_id) references chat_compromisso (igreja_id, id) on delete cascade
);
call protect_church_table('chat_compromisso_resposta');
grant select, insert, delete on chat_compromisso_resposta to atrio_app;

-- How many are there, by process; a process that is gone is counted no more after half a minute.
create unlogged table chat_presenca (
  igreja_id int not null references igreja on delete cascade,
  processo text not null,
  quantidade int not null check (quantidade >= 0),
  visto_em timestamptz not null,
  primary key (igreja_id, processo)
);
call protect_church_table('chat_presenca');
grant select, insert, update, delete on chat_presenca to atrio_app;
