-- Reasons to give for, gifts, and gifts that repeat.
create table pagamento_motivo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  nome text not null,
  descricao text,
  valor_minimo bigint not null default 0 check (valor_minimo >= 0),
  -- The most that it takes at once; null: no more than any gift may be.
  valor_maximo bigint check (valor_maximo > valor_minimo),
  flag_recorrencia boolean not null default false,
  flag_doacao boolean not null default true,
  posicao int not null default 0,
  primary key (igreja_id, id)
);
call protect_church_table('pagamento_motivo');
call watch_content('pagamento_motivo');
grant select on pagamento_motivo to atrio_app;

-- A member's gift to one reason that repeats every so many days by a card that is kept. It is made with its first gift
-- (`iniciada`) and goes on once that is approved.
create table doacao_recorrente (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  -- of its first gift
  pedido_id bigint not null,
  motivo_id bigint,
  -- of the reason as it was given for first: the church may take it away later
  nome text not null,
  valor bigint not null check (valor > 0),
  flag_usuario_taxa boolean not null,
  recorrencia_dias int not null check (recorrencia_dias between 7 and 366),
  -- null until the first gift has kept it, and once it is deleted
  cartao_id bigint,
  situacao text not null check (situacao in ('iniciada', 'ativa', 'pausada', 'cancelada', 'falhou')),
  -- of the giver, for mails
  idioma text not null,
  -- the date of the next gift, in the church's zone, and how often its card was asked for that one
  proxima_data date not null,
  tentativas int not null default 0,
  -- when the sweep looks at it: null while it rests, and while a gift of it is under way
  proxima_tentativa timestamptz,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade,
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, motivo_id) references pagamento_motivo (igreja_id, id) on delete set null (motivo_id),
  foreign key (igreja_id, cartao_id) references cartao (igreja_id, id) on delete set null (cartao_id)
);
create index doacao_recorrente_usuario on doacao_recorrente (usuario_id, id desc);
create index doacao_recorrente_pedido on doacao_recorrente (pedido_id);
create index doacao_recorrente_motivo on doacao_recorrente (motivo_id);
create index doacao_recorrente_cartao on doacao_recorrente (cartao_id);
create index doacao_recorrente_proxima on doacao_recorrente (proxima_tentativa) where proxima_tentativa is not null;
call protect_church_table('doacao_recorrente');
grant select, insert, update, delete on doacao_recorrente to atrio_app;

-- What the gift of one order is for: a row for each reason.
create table doacao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  pedido_id bigint not null,
  motivo_id bigint,
  -- of the reason as it was given for: the church may take it away later
  nome text not null,
  valor bigint not null check (valor > 0),
  -- of the giver, for mails that come later
  idioma text not null,
  -- Which recurring gift it belongs to, for which date, and which try for that date it is; the first gift has no date.
  recorrencia_id bigint,
  data_prevista date,
  tentativa int,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, motivo_id) references pagamento_motivo (igreja_id, id) on delete set null (motivo_id),
  foreign key (igreja_id, recorrencia_id) references doacao_recorrente (igreja_id, id) on delete set null (recorrencia_id)
);
create index doacao_pedido on doacao (pedido_id);
create index doacao_motivo on doacao (motivo_id);
create unique index doacao_recorrencia on doacao (recorrencia_id, data_prevista, tentativa);
call protect_church_table('doacao');
grant select, insert on doacao to atrio_app;
