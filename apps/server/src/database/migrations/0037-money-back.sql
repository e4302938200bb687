-- What has gone back of an order's money, and what its payer's bank disputes. One row per refund or dispute under the
-- gateway's own id; its status only moves forward, so that what a gateway says late or twice changes nothing.
create table movimento_pedido (
  igreja_id int not null references igreja on delete cascade,
  pedido_id bigint not null,
  referencia text not null,
  tipo text not null check (tipo in ('estorno', 'disputa')),
  -- minor units
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

-- What these rows come to, so that reading an order reads one row.
alter table pedido
  add column valor_devolvido bigint not null default 0 check (valor_devolvido between 0 and valor_total),
  add column flag_contestado boolean not null default false;
