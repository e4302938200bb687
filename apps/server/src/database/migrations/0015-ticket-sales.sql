-- Selling tickets and taking them back. A sale is one statement, so one trip to the database.

-- Takes places for a purchase: one conditional update for each kind, in the order of their ids, so that two purchases
-- cannot deadlock. An answer other than 'taken' is the reason, and the caller rolls back.
create function take_tickets(church int, kinds bigint[], counts int[], buyer text, now_at timestamptz,
  out outcome text, out kind bigint, out remaining int) language plpgsql as $$
declare most int;
begin
  for i in 1 .. cardinality(kinds) loop
    kind := kinds[i];
    update ingresso_estoque s set ocupada = s.ocupada + counts[i]
      where s.igreja_id = church and s.ingresso_id = kind
        and (s.quantidade is null or s.ocupada + counts[i] <= s.quantidade);
    if not found then
      outcome := 'stock';
      select greatest(0, s.quantidade - s.ocupada) into remaining
        from ingresso_estoque s where s.igreja_id = church and s.ingresso_id = kind;
      return;
    end if;
    select t.limite_por_usuario into most from ingresso t
      where t.igreja_id = church and t.id = kind and t.flag_ativo
        and (t.data_fim_venda is null or t.data_fim_venda > now_at);
    if not found then
      outcome := 'gone';
      return;
    end if;
    insert into ingresso_comprador as c (igreja_id, ingresso_id, comprador, qtde)
      select church, kind, buyer, counts[i] where most is null or counts[i] <= most
      on conflict (igreja_id, ingresso_id, comprador) do update set qtde = c.qtde + excluded.qtde
        where most is null or c.qtde + excluded.qtde <= most;
    if not found then
      outcome := 'limit';
      select greatest(0, most - coalesce(max(c.qtde), 0)) into remaining
        from ingresso_comprador c where c.igreja_id = church and c.ingresso_id = kind and c.comprador = buyer;
      return;
    end if;
  end loop;
  outcome := 'taken';
  kind := null;
end $$;

-- Gives an order's places back, in the same order. A second call finds none.
create function free_tickets(church int, of_order bigint) returns int language plpgsql as $$
declare
  held bigint[];
  part record;
  total int := 0;
begin
  with freed as (
    update inscricao set flag_ocupa = false
      where igreja_id = church and pedido_id = of_order and flag_ocupa returning id
  )
  select array_agg(id) into held from freed;
  for part in
    select ingresso_id, comprador, count(*)::int as places from inscricao
      where igreja_id = church and id = any (held) group by 1, 2 order by 1, 2
  loop
    update ingresso_estoque set ocupada = ocupada - part.places
      where igreja_id = church and ingresso_id = part.ingresso_id;
    update ingresso_comprador set qtde = qtde - part.places
      where igreja_id = church and ingresso_id = part.ingresso_id and comprador = part.comprador;
    total := total + part.places;
  end loop;
  return total;
end $$;

-- An event's order with its tickets and their places, or nothing of it. `tickets` holds the columns of inscricao that its
-- order does not say; `subjects`, `every_ms` and `bursts` are take_limits'; `held_subjects` and what follows are
-- hold_places', and empty where nothing is to be held.
-- Raises AT003 where the church's content version is not this one any more; null does not ask.
-- Raises AT001 where places are missing, whose detail says why; AT002 where a limit refuses, whose detail is the wait.
-- Rows that others may wait for are taken last: they are locked for no longer than the commit takes.
create function sell_tickets(fields json, used json, tickets json, kinds bigint[], counts int[], buyer text,
  subjects text[], every_ms bigint[], bursts int[], version bigint, held_subjects text[], most_weights bigint[],
  most_orders int[], weight bigint, held_until timestamptz) returns bigint language plpgsql as $$
declare
  opened pedido := json_populate_record(null::pedido, fields);
  places record;
  wait int;
begin
  if version is not null and not exists (
    select from igreja where igreja.id = opened.igreja_id and igreja.versao = sell_tickets.version
  ) then
    raise exception 'the terms have moved' using errcode = 'AT003';
  end if;
  opened.id := open_order(fields, used);
  insert into inscricao (igreja_id, evento_id, ingresso_id, pedido_id, usuario_id, comprador, titular, respostas,
      codigo, valor, idioma, data_cadastro)
    select opened.igreja_id, opened.referencia_id, ingresso_id, opened.id, opened.usuario_id, buyer, titular, respostas,
      codigo, valor, idioma, opened.data_cadastro
    from json_populate_recordset(null::inscricao, tickets);
  wait := take_limits(subjects, every_ms, bursts, opened.data_cadastro);
  if wait > 0 then
    raise exception 'too many tries' using errcode = 'AT002', detail = wait::text;
  end if;
  if cardinality(held_subjects) > 0 then
    perform hold_places(opened.igreja_id, opened.id, held_subjects, most_weights, most_orders, weight, held_until);
  end if;
  places := take_tickets(opened.igreja_id, kinds, counts, buyer, opened.data_cadastro);
  if places.outcome <> 'taken' then
    raise exception 'places are missing' using errcode = 'AT001', detail = to_jsonb(places)::text;
  end if;
  return opened.id;
end $$;
