-- Cancelling a registration by the church's rule, and passing a ticket on.
alter table evento
  -- Until how many hours before its beginning one may cancel; null: never.
  add column cancelamento_horas int check (cancelamento_horas between 0 and 8760),
  add column flag_transferivel boolean not null default false;

alter table inscricao
  add column data_cancelamento timestamptz,
  -- An open offer to somebody else: to whom, the hash of its mailed secret, and its end. All or none of them.
  add column transferencia_email text,
  add column transferencia_hash text,
  add column transferencia_fim timestamptz,
  -- The secret by which its holder took it over: asked again, the same person gets the same answer.
  add column aceite_hash text,
  add constraint inscricao_transferencia check
    (num_nonnulls(transferencia_email, transferencia_hash, transferencia_fim) in (0, 3)),
  -- who has given it up passes nothing on
  add constraint inscricao_cancelada check (data_cancelamento is null or transferencia_hash is null);
create unique index inscricao_transferencia_hash on inscricao (transferencia_hash, igreja_id)
  where transferencia_hash is not null;

-- Gives one ticket's place back, in the order of free_tickets. A second call finds none.
create function free_ticket(church int, ticket bigint) returns boolean language plpgsql as $$
declare freed inscricao;
begin
  update inscricao set flag_ocupa = false where igreja_id = church and id = ticket and flag_ocupa returning * into freed;
  if freed.id is null then
    return false;
  end if;
  update ingresso_estoque set ocupada = ocupada - 1 where igreja_id = church and ingresso_id = freed.ingresso_id;
  update ingresso_comprador set qtde = qtde - 1
    where igreja_id = church and ingresso_id = freed.ingresso_id and comprador = freed.comprador;
  return true;
end $$;

-- Counts one ticket for another person. False where that person would have more of its kind than one may.
create function move_ticket(church int, ticket bigint, to_buyer text) returns boolean language plpgsql as $$
declare
  moved inscricao;
  most int;
begin
  select * into moved from inscricao where igreja_id = church and id = ticket for update;
  if moved.comprador = to_buyer then
    return true;
  end if;
  select limite_por_usuario into most from ingresso where igreja_id = church and id = moved.ingresso_id;
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
