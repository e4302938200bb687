-- Free tickets of guests are approved as they are ordered, and nothing ever ends them: they count like what is held
-- unpaid, until the event is over. Null: as long as the order is undecided.
alter table retencao add column ate timestamptz;

drop trigger end_hold on pedido;
-- Also an approved order that is cancelled counts no more.
create trigger end_hold after update of situacao on pedido for each row
  when (old.situacao <> new.situacao
    and new.situacao not in ('em_aberto', 'em_analise', 'pendente', 'aguardando'))
  execute function end_hold();

drop function sell_tickets(json, json, json, bigint[], int[], text, text[], bigint[], int[], bigint, text[], bigint[],
  int[], bigint);
drop function hold_places(int, bigint, text[], bigint[], int[], bigint);

-- As in migration 0030. `held_until`: when the order counts no more; null where that is said by its status.
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

-- As in migration 0030, with `held_until` for hold_places.
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
