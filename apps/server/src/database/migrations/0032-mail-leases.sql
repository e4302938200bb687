-- A mail is taken by a lease and sent outside of any transaction. `codigo` is in its Message-ID, the same at every try, so
-- that a repeated mail can be recognised. One that was given up stays, with its reason, until it is retried or dropped.
alter table email_saida
  add column codigo uuid not null default gen_random_uuid(),
  add column reservado_ate timestamptz,
  add column motivo_falha text,
  add column data_desistencia timestamptz;
drop index email_saida_proximo;
create index email_saida_proximo on email_saida (proximo_envio, id) where data_desistencia is null;
create index email_saida_desistencia on email_saida (data_desistencia) where data_desistencia is not null;
