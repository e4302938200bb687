-- All that a sale writes goes with it in one trip: its key, its limits, its order, its tickets, its places.

-- Counts tries against limits, each with how long until one comes back, in milliseconds, and how many at once. All of them
-- count it, or none does. Returns 0, or the whole seconds to wait until all would. Subjects are given in the same order
-- everywhere, so that nobody waits in a ring.
create function take_limits(subjects text[], every_ms bigint[], bursts int[], now_at timestamptz) returns int
  language plpgsql as $$
declare
  step interval;
  free timestamptz;
  counted int[] := '{}';
  wait int := 0;
begin
  for i in 1 .. cardinality(subjects) loop
    step := every_ms[i] * interval '1 ms';
    insert into limite as l (chave, livre_em) values (subjects[i], now_at + step)
      on conflict (chave) do update set livre_em = greatest(l.livre_em, now_at) + step
        where greatest(l.livre_em, now_at) + step <= now_at + step * bursts[i];
    if found then
      counted := counted || i;
    else
      select l.livre_em - step * (bursts[i] - 1) into free from limite l where l.chave = subjects[i];
      wait := greatest(wait, 1, ceil(extract(epoch from free - now_at)));
    end if;
  end loop;
  if wait > 0 and cardinality(counted) > 0 then
    for i in 1 .. cardinality(counted) loop
      update limite set livre_em = livre_em - every_ms[counted[i]] * interval '1 ms'
        where chave = subjects[counted[i]];
    end loop;
  end if;
  return wait;
end $$;

-- A key is written with its order, by the same transaction, so there is none without.
delete from idempotencia where pedido_id is null;
alter table idempotencia alter column pedido_id set not null;

drop function sell_tickets(jsonb, text, text, jsonb, jsonb, bigint[], int[], text);
drop function open_order(jsonb, text, text, jsonb);

-- An order, what will be asked of its gateway, the notice of what is settled as it opens, and the key that it answers to.
-- `fields` holds the order's columns but its id, `used` the key's but its order. Where the key is used already it is a
-- violation of unique columns, after the wait for whoever is using it.
create function open_order(fields json, used json) returns pedido language plpgsql as $$
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
  return opened;
end $$;

-- An event's order with its tickets and their places, or nothing of it. `tickets` holds the columns of inscricao that its
-- order does not say; `subjects` and what follows are take_limits'.
-- Raises AT001 where places are missing, whose detail says why; AT002 where a limit refuses, whose detail is the wait.
-- Rows that others may wait for are taken last: they are locked for no longer than the commit takes.
create function sell_tickets(fields json, used json, tickets json, kinds bigint[], counts int[], buyer text,
  subjects text[], every_ms bigint[], bursts int[]) returns pedido language plpgsql as $$
declare
  opened pedido;
  places record;
  wait int;
begin
  opened := open_order(fields, used);
  insert into inscricao (igreja_id, evento_id, ingresso_id, pedido_id, usuario_id, comprador, titular, respostas,
      codigo, valor, idioma, data_cadastro)
    select opened.igreja_id, opened.referencia_id, ingresso_id, opened.id, opened.usuario_id, buyer, titular, respostas,
      codigo, valor, idioma, opened.data_cadastro
    from json_populate_recordset(null::inscricao, tickets);
  wait := take_limits(subjects, every_ms, bursts, opened.data_cadastro);
  if wait > 0 then
    raise exception 'too many tries' using errcode = 'AT002', detail = wait::text;
  end if;
  places := take_tickets(opened.igreja_id, kinds, counts, buyer, opened.data_cadastro);
  if places.outcome <> 'taken' then
    raise exception 'places are missing' using errcode = 'AT001', detail = to_jsonb(places)::text;
  end if;
  return opened;
end $$;
