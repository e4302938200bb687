-- A card that a member keeps at a gateway: what the provider calls it, brand and last four digits. Never its number.
create table cartao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  id_gateway_pagamento int not null,
  referencia text,
  titular text not null,
  bandeira text,
  final text not null check (final ~ '^\d{4}$'),
  validade text not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create index cartao_usuario on cartao (igreja_id, usuario_id);
call protect_church_table('cartao');
grant select, insert, update, delete on cartao to atrio_app;

-- A card or bank account that was given to the payment host: a provider's reference, brand and last four digits, nothing
-- more. Good once and for a few minutes.
create table token_pagamento (
  igreja_id int not null references igreja on delete cascade,
  impressao text not null,
  id_gateway_pagamento int not null,
  -- A card that its gateway keeps already: only the member who registered it can save it, and no purchase takes it.
  usuario_id bigint,
  fonte jsonb not null,
  data_expiracao timestamptz not null,
  data_uso timestamptz,
  primary key (igreja_id, impressao)
);
create index token_pagamento_expiracao on token_pagamento (data_expiracao);
call protect_church_table('token_pagamento');
grant select, insert, update, delete on token_pagamento to atrio_app;

-- What the sandbox gateway has "charged": the books that a real provider would keep.
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
call protect_church_table('sandbox_cobranca');
grant select, insert, update on sandbox_cobranca to atrio_app;
