-- Orders and how they are paid. Money is integer minor units throughout.
--
-- Of the indexes of orders, charges and tickets the primary key alone begins with the church. Where nothing is known of a
-- table yet, as in a church's first rush, indexes that begin alike look alike to PostgreSQL: the check of a foreign key
-- would take one of orders by date, and read every order of the church for each ticket that is sold.
create table metodo_pagamento (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  codigo text not null,
  nome text not null,
  id_gateway_pagamento int,
  configuracao jsonb not null default '{}',
  posicao int not null default 0,
  primary key (igreja_id, id),
  unique (igreja_id, codigo)
);
call protect_church_table('metodo_pagamento');
call watch_content('metodo_pagamento');
grant select on metodo_pagamento to atrio_app;

create table pedido (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  -- Unguessable; all that a guest needs to follow the order. Its end names the church, so that a code alone leads there.
  codigo text not null check (codigo ~ '^[A-Z2-7]{26}$'),
  tipo text not null check (tipo in ('evento', 'doacao', 'plano')),
  referencia_id bigint,
  descricao text not null,
  usuario_id bigint,
  comprador jsonb not null,
  situacao text not null default 'em_aberto' check (situacao in ('aprovado', 'em_aberto', 'em_analise', 'pendente',
    'aguardando', 'nao_aprovado', 'cancelado', 'estornado')),
  metodo_pagamento text,
  id_gateway_pagamento int,
  motivo_recusa text,
  moeda text not null check (moeda ~ '^[A-Z]{3}$'),
  valor bigint not null check (valor >= 0),
  taxa_servico bigint not null default 0 check (taxa_servico >= 0),
  taxa_processamento bigint not null default 0 check (taxa_processamento >= 0),
  juros bigint not null default 0 check (juros >= 0),
  valor_total bigint not null check (valor_total = valor + taxa_servico + taxa_processamento + juros),
  -- What the rows of movimento_pedido come to, so that reading an order reads one row.
  valor_devolvido bigint not null default 0 check (valor_devolvido between 0 and valor_total),
  flag_contestado boolean not null default false,
  qtde_parcelas int not null default 1 check (qtde_parcelas between 1 and 24),
  valor_parcela bigint not null check (valor_parcela >= 0),
  cartao jsonb,
  -- What the payer has to do next, as the wire has it.
  passo jsonb not null default '{}',
  flag_teste boolean not null default false,
  -- The Idempotency-Key that opened it, with its scope: the same key never opens a second order.
  idempotencia text,
  data_expiracao timestamptz,
  data_cadastro timestamptz not null,
  data_ultima_alteracao timestamptz not null,
  primary key (igreja_id, id),
  constraint pedido_codigo_key unique (codigo, igreja_id),
  constraint pedido_idempotencia_key unique (idempotencia, igreja_id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete set null (usuario_id)
);
create index pedido_usuario on pedido (usuario_id, data_cadastro desc);
create index pedido_referencia on pedido (referencia_id, tipo);
-- The sweep looks here across churches; an order that is decided leaves it.
create index pedido_expiracao on pedido (data_expiracao)
  where situacao in ('em_aberto', 'em_analise', 'pendente', 'aguardando');
call protect_church_table('pedido');
grant select, insert, update on pedido to atrio_app;

-- What is asked of a gateway for an order: written before the gateway is called, so that an answer that was lost can be
-- asked for again under the same key. One per order: a declined payment ends its order.
-- igreja_id references no church here and in idempotencia: the order's reference proves it, and each check would lock the
-- church's row, which all buyers share.
create table cobranca (
  igreja_id int not null,
  id bigint generated always as identity,
  pedido_id bigint not null,
  chave uuid not null default gen_random_uuid(),
  -- criada: nothing has been asked; enviada: asked, and the answer not written yet; concluida: answered.
  situacao text not null default 'criada' check (situacao in ('criada', 'enviada', 'concluida')),
  referencia text,
  fonte jsonb,
  tentativas int not null default 0,
  proxima_tentativa timestamptz,
  -- What came too late goes back: pedido is asked for, feito is done.
  estorno text check (estorno in ('pedido', 'feito')),
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  constraint cobranca_pedido_id_key unique (pedido_id, igreja_id),
  constraint cobranca_chave_key unique (chave, igreja_id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
create index cobranca_proxima on cobranca (proxima_tentativa) where proxima_tentativa is not null;
call protect_church_table('cobranca');
grant select, insert, update on cobranca to atrio_app;

-- An Idempotency-Key and its answer, written by the transaction that opens its order.
create table idempotencia (
  igreja_id int not null,
  escopo text not null,
  chave text not null,
  -- Of the body: the same key with another one is a mistake.
  impressao text not null,
  pedido_id bigint not null,
  -- Null while it is worked on; the process that works on it has it until then.
  resposta jsonb,
  bloqueada_ate timestamptz not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, escopo, chave),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
create index idempotencia_data on idempotencia (data_cadastro);
call protect_church_table('idempotencia');
grant select, insert, update, delete on idempotencia to atrio_app;

-- Gateways report a thing several times, and in any order: each report counts once. Stored with its effect.
create table evento_gateway (
  igreja_id int not null references igreja on delete cascade,
  adaptador text not null,
  evento text not null,
  tipo text not null,
  pedido_id bigint not null,
  data_recebimento timestamptz not null,
  primary key (igreja_id, adaptador, evento),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
create index evento_gateway_pedido on evento_gateway (igreja_id, pedido_id);
call protect_church_table('evento_gateway');
grant select, insert, update on evento_gateway to atrio_app;

-- What has gone back of an order's money, and what its payer's bank disputes. One row per refund or dispute under the
-- gateway's own id; its status only moves forward, so that what a gateway reports late or twice changes nothing.
create table movimento_pedido (
  igreja_id int not null references igreja on delete cascade,
  pedido_id bigint not null,
  referencia text not null,
  tipo text not null check (tipo in ('estorno', 'disputa')),
  valor bigint not null check (valor >= 0),
  -- estorno: pedido, respondido (a part that the church asked its gateway to give back), pendente, feito, falhou;
  -- disputa: consulta (no money is withheld), aberta, perdida, ganha, encerrada (without a dispute).
  situacao text not null check (situacao in ('pedido', 'respondido', 'pendente', 'feito', 'falhou', 'consulta',
    'aberta', 'perdida', 'ganha', 'encerrada')),
  tentativas int not null default 0,
  proxima_tentativa timestamptz,
  data_cadastro timestamptz not null,
  data_ultima_alteracao timestamptz not null,
  primary key (igreja_id, pedido_id, referencia),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
create index movimento_pedido_proximo on movimento_pedido (proxima_tentativa) where proxima_tentativa is not null;
call protect_church_table('movimento_pedido');
grant select, insert, update on movimento_pedido to atrio_app;
