-- What an order that is not paid holds, once for each subject that it counts for: an address, a network, an e-mail, a
-- document, a member. Subjects are keyed hashes. A row stands as long as its order is undecided.
create table retencao (
  igreja_id int not null,
  pedido_id bigint not null,
  sujeito text not null,
  -- place-hours; 0 for what takes no place
  peso bigint not null check (peso >= 0),
  primary key (igreja_id, sujeito, pedido_id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id) on delete cascade
);
create index retencao_pedido on retencao (pedido_id);
call protect_church_table('retencao');
grant select, insert, delete on retencao to atrio_app;

-- Paid, refused, expired or cancelled, by whichever way: the order counts for nobody from then on.
create function end_hold() returns trigger language plpgsql as $$
begin
  delete from retencao where igreja_id = new.igreja_id and pedido_id = new.id;
  return null;
end $$;
create trigger end_hold after update of situacao on pedido for each row
  when (old.situacao in ('em_aberto', 'em_analise', 'pendente', 'aguardando')
    and new.situacao not in ('em_aberto', 'em_analise', 'pendente', 'aguardando'))
  execute function end_hold();

-- Counts an order that has just been opened for its subjects. `most_weights` is what each may hold at once; `most_orders`
-- how many unpaid orders it may have without a captcha, null where none is asked.
-- Raises AT005 where a subject would hold too much, AT004 where a captcha is needed. Locks are taken in one order, so
-- that nobody waits in a ring.
create function hold_places(church int, held_order bigint, subjects text[], most_weights bigint[], most_orders int[],
  weight bigint) returns void language plpgsql as $$
declare
  held bigint;
  orders int;
  asks boolean := false;
  subject text;
begin
  for subject in select s from unnest(subjects) s order by s loop
    perform pg_advisory_xact_lock(hashtextextended(subject, 0));
  end loop;
  for i in 1 .. cardinality(subjects) loop
    select coalesce(sum(r.peso), 0), count(*) into held, orders
      from retencao r where r.igreja_id = church and r.sujeito = subjects[i];
    if weight > 0 and held + weight > most_weights[i] then
      raise exception 'too much is held unpaid' using errcode = 'AT005';
    end if;
    asks := asks or coalesce(orders >= most_orders[i], false);
  end loop;
  if asks then
    raise exception 'a captcha is needed' using errcode = 'AT004';
  end if;
  insert into retencao (igreja_id, pedido_id, sujeito, peso)
    select church, held_order, s, weight from unnest(subjects) s;
end $$;

drop function sell_tickets(json, json, json, bigint[], int[], text, text[], bigint[], int[], bigint);

-- As in migration 0018, and counts what the order holds unpaid: `held_subjects` and what follows are hold_places', and
-- empty where nothing is left to be paid.
create function sell_tickets(fields json, used json, tickets json, kinds bigint[], counts int[], buyer text,
  subjects text[], every_ms bigint[], bursts int[], version bigint, held_subjects text[], most_weights bigint[],
  most_orders int[], weight bigint) returns bigint language plpgsql as $$
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
    perform hold_places(opened.igreja_id, opened.id, held_subjects, most_weights, most_orders, weight);
  end if;
  places := take_tickets(opened.igreja_id, kinds, counts, buyer, opened.data_cadastro);
  if places.outcome <> 'taken' then
    raise exception 'places are missing' using errcode = 'AT001', detail = to_jsonb(places)::text;
  end if;
  return opened.id;
end $$;
