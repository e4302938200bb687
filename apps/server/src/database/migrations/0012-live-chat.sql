-- Broadcasts: what plays where, and when. One of a weekly service may have no times of its own: it is live with the service.
create table transmissao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  titulo text not null,
  descricao text,
  imagem jsonb,
  servico text not null check (servico in ('youtube', 'vimeo', 'hls', 'mp4', 'embed')),
  codigo text,
  url text check (url ~ '^(https://|/media/)'),
  html text,
  data_inicio timestamptz,
  data_fim timestamptz check (data_fim > data_inicio),
  culto_id bigint,
  culto_especial_id bigint,
  primary key (igreja_id, id),
  foreign key (igreja_id, culto_id) references culto (igreja_id, id) on delete cascade,
  foreign key (igreja_id, culto_especial_id) references culto_especial (igreja_id, id) on delete cascade,
  check (case servico when 'embed' then html is not null when 'hls' then url is not null when 'mp4' then url is not null
    else codigo is not null end),
  check ((data_inicio is null) = (data_fim is null) and (data_inicio is not null or culto_id is not null)),
  check (culto_id is null or culto_especial_id is null)
);
create index transmissao_data on transmissao (igreja_id, data_fim desc, id desc);
create index transmissao_culto on transmissao (igreja_id, culto_id);
create index transmissao_culto_especial on transmissao (igreja_id, culto_especial_id);

-- The chat of a church. Its row gives out the numbers of its changes: whoever writes locks it until the commit, so that
-- no number is seen before a smaller one.
create table chat_sala (
  igreja_id int primary key references igreja on delete cascade,
  sequencia bigint not null default 0,
  segundos_modo_lento int not null default 0 check (segundos_modo_lento between 0 and 300)
) with (fillfactor = 50);

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

create table chat_mensagem (
  igreja_id int not null references igreja on delete cascade,
  sequencia bigint not null,
  -- number of the last change: the message itself, its deletion, or that deletion's end
  alteracao bigint not null,
  autor text not null,
  id_cliente text not null,
  nome text not null,
  avatar jsonb,
  papel text not null check (papel in ('visitante', 'membro', 'moderador')),
  texto text not null,
  data timestamptz not null,
  moderacao_id bigint,
  primary key (igreja_id, sequencia),
  unique (igreja_id, autor, id_cliente),
  foreign key (igreja_id, moderacao_id) references chat_moderacao (igreja_id, id)
);
create index chat_mensagem_alteracao on chat_mensagem (igreja_id, alteracao);
create index chat_mensagem_autor on chat_mensagem (igreja_id, autor, sequencia desc);
create index chat_mensagem_moderacao on chat_mensagem (igreja_id, moderacao_id);

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

-- How many are there, by process; a process that is gone is counted no more after half a minute.
create unlogged table chat_presenca (
  igreja_id int not null references igreja on delete cascade,
  processo text not null,
  quantidade int not null check (quantidade >= 0),
  visto_em timestamptz not null,
  primary key (igreja_id, processo)
);

do $$
declare content regclass;
begin
  foreach content in array array['transmissao', 'chat_sala', 'chat_mensagem', 'chat_moderacao', 'chat_compromisso',
    'chat_compromisso_resposta', 'chat_presenca']::regclass[]
  loop
    call protect_church_table(content);
    execute format('grant select on %s to atrio_app', content);
  end loop;
end $$;
call watch_content('transmissao');
grant insert, update on chat_sala, chat_mensagem, chat_moderacao, chat_compromisso to atrio_app;
grant insert on chat_compromisso_resposta to atrio_app;
grant insert, update, delete on chat_presenca to atrio_app;
