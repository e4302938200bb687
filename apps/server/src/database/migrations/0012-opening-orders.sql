-- Opening an order: what goes with it in its transaction, and what it holds until it is decided.

-- That a buyer is to be notified of what became of an order: written with the status it reports, and deleted with the
-- mail that reports it. What has failed is taken again when its time has come. It has no foreign key to the order: the
-- check would cost a purchase several times what the row does, and no order is deleted but with its church.
create table aviso_pedido (
  igreja_id int not null references igreja on delete cascade,
  pedido_id bigint not null,
  situacao text not null,
  tentativas int not null default 0,
  proxima_tentativa timestamptz not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, pedido_id, situacao)
);
call protect_church_table('aviso_pedido');
grant select, insert, update, delete on aviso_pedido to atrio_app;

-- An order, what will be asked of its gateway, the notice of what is settled as it opens, and the key that it answers to:
-- one statement, one trip. The notice is written here and by no trigger on pedido: buyers of imported orders were
-- notified long ago.
-- `fields` holds the order's columns but its id, `used` the key's but its order. Where the key is used already it is a
-- violation of unique columns, after the wait for the transaction that is using it.
create function open_order(fields json, used json) returns bigint language plpgsql as $$
declare opened pedido;
begin
  insert into pedido (igreja_id, codigo, tipo, referencia_id, descricao, usuario_id, comprador, situacao,
      metodo_pagamento, id_gateway_pagamento, moeda, valor, taxa_servico, taxa_processamento, juros, valor_total,
      qtde_parcelas, valor_parcela, passo, flag_teste, idempotencia, data_expiracao, data_cadastro,
      data_ultima_alteracao)
    select igreja_id, codigo, tipo, referencia_id, descricao, usuario_id, comprador, situacao,
      metodo_pagamento, id_gateway_pagamento, moeda, valor, taxa_servico, taxa_processamento, juros, valor_total,
      qtde_parcelas, valor_parcela, passo, flag_teste, idempotencia, data_expiracao, data_cadastro,
      data_ultima_alteracao
    from json_populate_record(null::pedido, fields)
    returning * into opened;
  if opened.situacao = 'em_aberto' and opened.id_gateway_pagamento is not null then
    insert into cobranca (igreja_id, pedido_id, data_cadastro)
      values (opened.igreja_id, opened.id, opened.data_cadastro);
  end if;
  if opened.situacao <> 'em_aberto' then
    insert into aviso_pedido (igreja_id, pedido_id, situacao, proxima_tentativa, data_cadastro)
      values (opened.igreja_id, opened.id, opened.situacao, opened.data_cadastro, opened.data_cadastro);
  end if;
  insert into idempotencia (igreja_id, escopo, chave, impressao, pedido_id, resposta, bloqueada_ate, data_cadastro)
    select opened.igreja_id, escopo, chave, impressao, opened.id, resposta, bloqueada_ate, opened.data_cadastro
    from json_populate_record(null::idempotencia, used);
  return opened.id;
end $$;

-- What an undecided order holds, once for each subject that it counts for: an address, a network, an e-mail, a document,
-- a member. Subjects are keyed hashes. Free tickets of guests are approved as they are ordered, and nothing ever ends
-- them: they count in the same way until the event is over (`ate`).
create table retencao (
  igreja_id int not null,
  pedido_id bigint not null,
  sujeito text not null,
  -- place-hours; 0 for what takes no place
  peso bigint not null check (peso >= 0),
  -- Null: as long as the order is undecided.
  ate timestamptz,
  primary key (igreja_id, sujeito, pedido_id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
create index retencao_pedido on retencao (pedido_id);
call protect_church_table('retencao');
grant select, insert, delete on retencao to atrio_app;

-- Paid, refused, expired or cancelled, in whichever way, also after it was approved: from then on it counts for no one.
create function end_hold() returns trigger language plpgsql as $$
begin
  delete from retencao where igreja_id = new.igreja_id and pedido_id = new.id;
  return null;
end $$;
create trigger end_hold after update of situacao on pedido for each row
  when (old.situacao <> new.situacao
    and new.situacao not in ('em_aberto', 'em_analise', 'pendente', 'aguardando'))
  execute function end_hold();

-- Counts an order that has just been opened for its subjects. `most_weights` is what each may hold at once; `most_orders`
-- how many undecided orders it may have without a captcha, null where none is asked; `held_until` when the order counts no
-- more, null where its status says so.
-- Raises AT005 where a subject would hold too much, AT004 where a captcha is needed. Locks are taken in one order, so
-- that callers cannot deadlock.
create function hold_places(church int, held_order bigint, subjects text[], most_weights bigint[], most_orders int[],
  weight bigint, held_until timestamptz) returns void language plpgsql as $$
declare
  opened timestamptz := (select data_cadastro from pedido where igreja_id = church and id = held_order);
  held bigint;
  orders int;
  asks boolean := false;
  subject text;
begin
  for subject in select s from unnest(subjects) s order by s loop
    perform pg_advisory_xact_lock(hashtextextended(subject, 0));
  end loop;
  delete from retencao r where r.igreja_id = church and r.sujeito = any (subjects) and r.ate <= opened;
  for i in 1 .. cardinality(subjects) loop
    select coalesce(sum(r.peso), 0), count(*) into held, orders
      from retencao r where r.igreja_id = church and r.sujeito = subjects[i];
    if weight > 0 and held + weight > most_weights[i] then
      raise exception 'too much is held' using errcode = 'AT005';
    end if;
    asks := asks or coalesce(orders >= most_orders[i], false);
  end loop;
  if asks then
    raise exception 'a captcha is needed' using errcode = 'AT004';
  end if;
  insert into retencao (igreja_id, pedido_id, sujeito, peso, ate)
    select church, held_order, s, weight, held_until from unnest(subjects) s;
end $$;
