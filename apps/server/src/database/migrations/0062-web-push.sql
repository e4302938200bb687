-- Where a browser wants to be pushed notifications of one church: one per session, asked for by its person. Outside row-level
-- security, as sessions are: it ends with its session, whichever way that ends.
create table inscricao_push (
  sessao_id uuid primary key references sessao on delete cascade,
  conta_id bigint not null references conta on delete cascade,
  cliente_id int not null references igreja on delete cascade,
  -- Address of the push service, and the browser's keys that a message to it is encrypted with.
  endereco text not null unique,
  p256dh text not null,
  auth text not null,
  data_cadastro timestamptz not null
);
create index inscricao_push_cliente on inscricao_push (cliente_id, sessao_id);
create index inscricao_push_conta on inscricao_push (conta_id);
grant select, insert, update, delete on inscricao_push to atrio_app;

create function end_push() returns trigger language plpgsql as $$
begin
  delete from inscricao_push where sessao_id = new.id;
  return null;
end $$;
create trigger end_push after update of data_revogacao on sessao
  for each row when (new.data_revogacao is not null) execute function end_push();

-- When a notification was pushed, or passed over because it was old already. Those from before are not pushed.
alter table notificacao add column data_envio timestamptz;
update notificacao set data_envio = now();
create index notificacao_a_enviar on notificacao (igreja_id, id) where data_envio is null;
grant update (data_envio) on notificacao to atrio_app;
