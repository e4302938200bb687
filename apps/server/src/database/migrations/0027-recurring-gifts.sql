-- A member's gift to one reason that repeats every so many days by a card that is kept. It is made with its first gift
-- (`iniciada`) and goes on once that is approved. `proxima_tentativa` is when the sweep looks at it: null while it rests,
-- and while a gift of it is under way.
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

-- Which recurring gift it belongs to, for which date, and which try for that date it is; the first gift has no date.
alter table doacao
  add column recorrencia_id bigint,
  add column data_prevista date,
  add column tentativa int,
  add foreign key (igreja_id, recorrencia_id) references doacao_recorrente (igreja_id, id)
    on delete set null (recorrencia_id);
create unique index doacao_recorrencia on doacao (recorrencia_id, data_prevista, tentativa);
