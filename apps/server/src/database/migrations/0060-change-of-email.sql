-- A change of an account's e-mail that waits for the link in the mail to the new address: one per account, the newest.
-- Outside row-level security, as accounts are. `hash` is of the link's code, `prova` of address and password as they were
-- (account_proof), `sessao_id` the session that asked, which goes on after the change. `cliente_id`: at whose portal.
create table troca_email (
  conta_id bigint primary key references conta on delete cascade,
  email text not null check (email = lower(email)),
  hash text not null unique,
  prova text not null,
  cliente_id int not null references igreja on delete cascade,
  sessao_id uuid references sessao on delete set null,
  data_expiracao timestamptz not null
);
create index troca_email_sessao on troca_email (sessao_id) where sessao_id is not null;
create index troca_email_expiracao on troca_email (data_expiracao);
grant select, insert, update, delete on troca_email to atrio_app;

-- Gives a person's new address to their rows in all churches, and moves the count of tickets per buyer with it: otherwise
-- a limit per person would begin again. The setting that separates churches is as before when it returns.
create function change_user_emails(account bigint, address text, old_buyer text, new_buyer text) returns void
  language plpgsql as $$
declare
  former text := coalesce(current_setting('app.igrejas', true), '');
  own int[];
begin
  perform set_config('app.igrejas', coalesce((select array_agg(id) from igreja)::text, ''), true);
  with changed as (update usuario set email = address where conta_id = account returning igreja_id)
    select array_agg(igreja_id) into own from changed;
  if old_buyer <> new_buyer then
    insert into ingresso_comprador as c (igreja_id, ingresso_id, comprador, qtde)
      select igreja_id, ingresso_id, new_buyer, qtde from ingresso_comprador
        where igreja_id = any (own) and comprador = old_buyer
      on conflict (igreja_id, ingresso_id, comprador) do update set qtde = c.qtde + excluded.qtde;
    update ingresso_comprador set qtde = 0 where igreja_id = any (own) and comprador = old_buyer;
    update inscricao set comprador = new_buyer where igreja_id = any (own) and comprador = old_buyer;
  end if;
  perform set_config('app.igrejas', former, true);
end $$;
