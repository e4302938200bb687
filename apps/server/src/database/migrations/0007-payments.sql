-- Orders and their payments. Every row is a church's; keys begin with it. Money is integer minor units throughout.
alter table metodo_pagamento add column configuracao jsonb not null default '{}';

-- What a provider calls a saved card. Never a card's number.
alter table cartao add column referencia text;

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
  unique (igreja_id, codigo),
  unique (igreja_id, idempotencia),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete set null (usuario_id)
);
create index pedido_usuario on pedido (igreja_id, usuario_id, data_cadastro desc);
create index pedido_referencia on pedido (igreja_id, tipo, referencia_id);
-- The sweep looks here across churches; what is over leaves it.
create index pedido_expiracao on pedido (data_expiracao)
  where situacao in ('em_aberto', 'em_analise', 'pendente', 'aguardando');

-- What is asked of a gateway for an order: written before the gateway is called, so that an answer that was lost can be
-- asked for again under the same key. One per order: a declined payment ends its order.
create table cobranca (
  igreja_id int not null references igreja on delete cascade,
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
  unique (igreja_id, pedido_id),
  unique (igreja_id, chave),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
create index cobranca_proxima on cobranca (proxima_tentativa) where proxima_tentativa is not null;

-- Gateways tell a thing several times, and in any order: each telling counts once. Stored with its effect.
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

create table idempotencia (
  igreja_id int not null references igreja on delete cascade,
  escopo text not null,
  chave text not null,
  -- Of the body: the same key with another one is a mistake.
  impressao text not null,
  pedido_id bigint,
  -- Null while it is worked on; who works has it until then.
  resposta jsonb,
  bloqueada_ate timestamptz not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, escopo, chave),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
create index idempotencia_data on idempotencia (data_cadastro);

-- A card or bank account that the payment host was told: a provider's reference, brand and last four digits, nothing
-- more. Good once and for a few minutes.
create table token_pagamento (
  igreja_id int not null references igreja on delete cascade,
  impressao text not null,
  id_gateway_pagamento int not null,
  fonte jsonb not null,
  data_expiracao timestamptz not null,
  data_uso timestamptz,
  primary key (igreja_id, impressao)
);
create index token_pagamento_expiracao on token_pagamento (data_expiracao);

-- What the sandbox gateway has "charged": it stands for a provider's own books.
create table sandbox_cobranca (
  igreja_id int not null references igreja on delete cascade,
  chave text not null,
  referencia text not null,
  pedido text not null,
  situacao text not null,
  resultado jsonb not null,
  valor bigint not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, chave),
  unique (igreja_id, referencia)
);
create index sandbox_cobranca_pedido on sandbox_cobranca (igreja_id, pedido);

do $$
declare content regclass;
begin
  foreach content in array array['pedido', 'cobranca', 'evento_gateway', 'idempotencia', 'token_pagamento',
    'sandbox_cobranca']::regclass[]
  loop
    call protect_church_table(content);
    execute format('grant select, insert, update on %s to atrio_app', content);
  end loop;
end $$;
grant delete on idempotencia, token_pagamento to atrio_app;
grant insert on cartao to atrio_app;
