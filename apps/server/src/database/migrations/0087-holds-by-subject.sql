-- contract: since 0012
-- Where PostgreSQL has no statistics of the table yet, as in a new installation's first rush, `sujeito = any (subjects)`
-- read the holds of all buyers of a church (seen with PostgreSQL 15, where 12,000 of them took 17 ms of each purchase).
-- The function of 0012 answers as before, so versions that have it work with either.
create or replace function hold_places(church int, held_order bigint, subjects text[], most_weights bigint[],
  most_orders int[], weight bigint, held_until timestamptz) returns void language plpgsql as $$
declare
  opened timestamptz := (select data_cadastro from pedido where igreja_id = church and id = held_order);
  held bigint;
  orders int;
  ended int;
  asks boolean := false;
begin
  perform pg_advisory_xact_lock(hashtextextended(s, 0)) from (select s from unnest(subjects) s order by s) sorted;
  for i in 1 .. cardinality(subjects) loop
    select coalesce(sum(r.peso) filter (where r.ate is null or r.ate > opened), 0),
        count(*) filter (where r.ate is null or r.ate > opened), count(*) filter (where r.ate <= opened)
      into held, orders, ended
      from retencao r where r.igreja_id = church and r.sujeito = subjects[i];
    if ended > 0 then
      delete from retencao r where r.igreja_id = church and r.sujeito = subjects[i] and r.ate <= opened;
    end if;
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
