-- Who changes counts of tickets of several buyers locks the tickets first, then the counts in the order of their keys, as
-- free_tickets does: two people who take each other's tickets, or take one whose holder changes the address, cannot
-- deadlock. A count that is not there yet is nobody's second one: who has a ticket to give has a count.
create or replace function move_ticket(church int, ticket bigint, to_buyer text) returns boolean language plpgsql as $$
declare
  moved inscricao;
  most int;
begin
  select * into moved from inscricao where igreja_id = church and id = ticket for update;
  if moved.comprador = to_buyer then
    return true;
  end if;
  select limite_por_usuario into most from ingresso where igreja_id = church and id = moved.ingresso_id;
  perform from ingresso_comprador
    where igreja_id = church and ingresso_id = moved.ingresso_id and comprador in (moved.comprador, to_buyer)
    order by comprador for update;
  insert into ingresso_comprador as c (igreja_id, ingresso_id, comprador, qtde)
    values (church, moved.ingresso_id, to_buyer, 1)
    on conflict (igreja_id, ingresso_id, comprador) do update set qtde = c.qtde + 1
      where most is null or c.qtde + 1 <= most;
  if not found then
    return false;
  end if;
  update ingresso_comprador set qtde = qtde - 1
    where igreja_id = church and ingresso_id = moved.ingresso_id and comprador = moved.comprador;
  update inscricao set comprador = to_buyer where igreja_id = church and id = ticket;
  return true;
end $$;

create or replace function change_user_emails(account bigint, address text, old_buyer text, new_buyer text) returns void
  language plpgsql as $$
declare
  former text := coalesce(current_setting('app.igrejas', true), '');
  own int[];
begin
  perform set_config('app.igrejas', coalesce((select array_agg(id) from igreja)::text, ''), true);
  with changed as (update usuario set email = address where conta_id = account returning igreja_id)
    select array_agg(igreja_id) into own from changed;
  if old_buyer <> new_buyer then
    perform from inscricao where igreja_id = any (own) and comprador = old_buyer order by igreja_id, id for update;
    perform from ingresso_comprador where igreja_id = any (own) and comprador in (old_buyer, new_buyer)
      order by igreja_id, ingresso_id, comprador for update;
    insert into ingresso_comprador as c (igreja_id, ingresso_id, comprador, qtde)
      select igreja_id, ingresso_id, new_buyer, qtde from ingresso_comprador
        where igreja_id = any (own) and comprador = old_buyer
      on conflict (igreja_id, ingresso_id, comprador) do update set qtde = c.qtde + excluded.qtde;
    update ingresso_comprador set qtde = 0 where igreja_id = any (own) and comprador = old_buyer;
    update inscricao set comprador = new_buyer where igreja_id = any (own) and comprador = old_buyer;
  end if;
  perform set_config('app.igrejas', former, true);
end $$;
