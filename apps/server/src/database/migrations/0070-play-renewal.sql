-- How a member's subscription of Play goes on when its paid time ends: by a kept card, if they have agreed to it, or by
-- their own hand, of which they are reminded. One row for each subscriber.
create table renovacao_assinatura (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  usuario_id bigint not null,
  plano_id bigint,
  -- of the plan: the church may take it away
  nome text not null,
  -- `manual`: the member pays by hand; `preco`: it waits for consent to another price; `falhou`: it has ended
  situacao text not null check (situacao in ('manual', 'ativa', 'preco', 'cancelada', 'falhou')),
  -- what the member agreed to: at most so much for at least so many months, fees in it
  valor_total bigint check (valor_total > 0),
  qtde_meses int check (qtde_meses > 0),
  cartao_id bigint,
  -- of the member, for mails
  idioma text not null,
  -- the end of what is paid: what is renewed is the period that follows
  data_fim timestamptz not null,
  -- when the member was told of that renewal, and how often the card was asked for it
  data_aviso timestamptz,
  tentativas int not null default 0,
  -- when the sweep looks at it: null while it rests, and while a charge of it is under way
  proxima_tentativa timestamptz,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  constraint renovacao_assinatura_usuario_key unique (usuario_id, igreja_id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade,
  foreign key (igreja_id, plano_id) references plano_assinatura (igreja_id, id) on delete set null (plano_id),
  foreign key (igreja_id, cartao_id) references cartao (igreja_id, id) on delete set null (cartao_id),
  check (situacao <> 'ativa' or (valor_total is not null and qtde_meses is not null))
);
create index renovacao_assinatura_plano on renovacao_assinatura (plano_id);
create index renovacao_assinatura_cartao on renovacao_assinatura (cartao_id);
create index renovacao_assinatura_proxima on renovacao_assinatura (proxima_tentativa) where proxima_tentativa is not null;
call protect_church_table('renovacao_assinatura');
grant select, insert, update on renovacao_assinatura to atrio_app;

-- Those who subscribe already are reminded before their time ends.
insert into renovacao_assinatura
  (igreja_id, usuario_id, plano_id, nome, situacao, idioma, data_fim, proxima_tentativa, data_cadastro)
select distinct on (igreja_id, usuario_id)
  igreja_id, usuario_id, plano_id, nome, 'manual', idioma, data_fim, data_fim - interval '7 days', now()
from usuario_plano_assinatura
where situacao = 'ativo' and data_fim > now() and pedido_id is not null
order by igreja_id, usuario_id, data_fim desc;
