-- Receipts: the church's registration number as it is printed, and when an order was paid, which later refunds do not move.
alter table igreja add column documento text;

alter table pedido add column data_aprovacao timestamptz;
-- What was paid before: its last change is the closest that is known.
select set_config('app.igrejas', coalesce((select array_agg(id) from igreja)::text, ''), true);
update pedido set data_aprovacao = data_ultima_alteracao where situacao = 'aprovado';

create function keep_approval() returns trigger language plpgsql as $$
begin
  new.data_aprovacao := coalesce(new.data_aprovacao, new.data_ultima_alteracao);
  return new;
end $$;
create trigger approval before insert or update of situacao on pedido
  for each row when (new.situacao = 'aprovado') execute function keep_approval();
