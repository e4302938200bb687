-- What is collected for a giving reason: a goal that the church names, and what came in by other ways than the portal.
alter table pagamento_motivo
  add meta bigint check (meta > 0),
  add recebido_fora bigint not null default 0 check (recebido_fora >= 0);

-- The gifts to a reason that are paid and have not gone back, without fees and without what was paid in a sandbox. Kept,
-- not added up for each page. A table of its own: each gift changes it, and the version of the church's content need not
-- move with each.
create table motivo_recebido (
  igreja_id int not null references igreja on delete cascade,
  motivo_id bigint not null,
  valor bigint not null,
  primary key (igreja_id, motivo_id),
  foreign key (igreja_id, motivo_id) references pagamento_motivo (igreja_id, id) on delete cascade
) with (fillfactor = 50);
call protect_church_table('motivo_recebido');
grant select on motivo_recebido to atrio_app;

-- What an order's lines add to their reasons as the order stands. What went back is taken off them one after the other: a
-- refund may hold fees, and is then more than they are.
create function kept_of_gift(of_order pedido) returns table (linha bigint, motivo bigint, valor bigint) language sql stable as $$
  select d.id, d.motivo_id,
    case when of_order.situacao = 'aprovado' and not of_order.flag_contestado and not of_order.flag_teste
      then d.valor - greatest(0, least(d.valor, of_order.valor_devolvido - (sum(d.valor) over before_it - d.valor)))::bigint
      else 0 end
  from doacao d where d.igreja_id = of_order.igreja_id and d.pedido_id = of_order.id and d.motivo_id is not null
  window before_it as (order by d.id)
$$;

-- Reasons are locked in the order of their ids, after their order: two gifts never wait for each other. With its owner's
-- rights, since no request may write a sum.
create function count_gift() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  former text := coalesce(current_setting('app.igrejas', true), '');
  part record;
begin
  perform set_config('app.igrejas', array[new.igreja_id]::text, true);
  for part in
    select now.motivo, sum(now.valor - former.valor)::bigint as valor
      from kept_of_gift(new) now join kept_of_gift(old) former using (linha)
      group by now.motivo having sum(now.valor - former.valor) <> 0 order by now.motivo
  loop
    -- a reason that is taken out of the church's content at this moment takes its sum with it
    perform from pagamento_motivo where igreja_id = new.igreja_id and id = part.motivo for key share;
    continue when not found;
    insert into motivo_recebido as r (igreja_id, motivo_id, valor) values (new.igreja_id, part.motivo, part.valor)
      on conflict (igreja_id, motivo_id) do update set valor = r.valor + excluded.valor;
  end loop;
  perform set_config('app.igrejas', former, true);
  return null;
end $$;
create trigger count_gift after update of situacao, flag_contestado, valor_devolvido on pedido for each row
  when (new.tipo = 'doacao' and (old.situacao, old.flag_contestado, old.valor_devolvido)
    is distinct from (new.situacao, new.flag_contestado, new.valor_devolvido))
  execute function count_gift();

-- Pages show a goal by whole percents: the version moves with these. At the end of the transaction, as for the stock.
create function move_version_of_campaign() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  former bigint := case when tg_op = 'UPDATE' then old.valor else 0 end;
begin
  update igreja set versao = versao + 1
    where id = new.igreja_id and exists (select from pagamento_motivo m
      where m.igreja_id = new.igreja_id and m.id = new.motivo_id
        and (m.recebido_fora + former) * 100 / m.meta <> (m.recebido_fora + new.valor) * 100 / m.meta);
  return null;
end $$;
create constraint trigger move_version after insert or update on motivo_recebido deferrable initially deferred for each row
  execute function move_version_of_campaign();

-- The gifts so far.
do $$
begin
  perform set_config('app.igrejas', coalesce((select array_agg(id)::text from igreja), ''), true);
  insert into motivo_recebido (igreja_id, motivo_id, valor)
    select p.igreja_id, kept.motivo, sum(kept.valor)
    from pedido p cross join lateral kept_of_gift(p) kept
    where p.tipo = 'doacao' and p.situacao = 'aprovado'
    group by p.igreja_id, kept.motivo having sum(kept.valor) > 0;
  perform set_config('app.igrejas', '', true);
end $$;
