-- Counters of tries, and captchas that were used: keyed hashes, worth nothing after a crash, so unlogged.
create unlogged table limite (chave text primary key, livre_em timestamptz not null);
create unlogged table captcha_usado (chave text primary key, data_expiracao timestamptz not null);
grant select, insert, update, delete on limite, captcha_usado to atrio_app;

-- Counts tries against limits, each with how long until one comes back, in milliseconds, and how many at once. All of them
-- count it, or none does. Returns 0, or the whole seconds to wait until all would. Subjects are given in the same order
-- everywhere, so that callers cannot deadlock.
-- A clock that was wrong for a while locks no subject out: a counter further ahead than a full one can be is set to full,
-- and lets this try in. Without a time the database's clock counts.
create function take_limits(subjects text[], every_ms bigint[], bursts int[], moment timestamptz) returns int
  language plpgsql as $$
declare
  now_at timestamptz := coalesce(moment, clock_timestamp());
  step interval;
  most timestamptz;
  free timestamptz;
  counted int[] := '{}';
  wait int := 0;
begin
  for i in 1 .. cardinality(subjects) loop
    step := every_ms[i] * interval '1 ms';
    most := now_at + step * bursts[i];
    insert into limite as l (chave, livre_em) values (subjects[i], now_at + step)
      on conflict (chave) do update
        set livre_em = case when l.livre_em > most then most else greatest(l.livre_em, now_at) + step end
        where l.livre_em > most or greatest(l.livre_em, now_at) + step <= most;
    if found then
      counted := counted || i;
    else
      select l.livre_em - step * (bursts[i] - 1) into free from limite l where l.chave = subjects[i];
      wait := greatest(wait, 1, ceil(extract(epoch from free - now_at)));
    end if;
  end loop;
  if wait > 0 and cardinality(counted) > 0 then
    for i in 1 .. cardinality(counted) loop
      update limite set livre_em = livre_em - every_ms[counted[i]] * interval '1 ms'
        where chave = subjects[counted[i]];
    end loop;
  end if;
  return wait;
end $$;

-- Mails that wait to be sent. A mail is taken by a lease and sent outside of any transaction; sent, it is deleted: it may
-- hold a secret. One that was given up stays, with its reason, until it is retried or dropped.
create table email_saida (
  id bigint generated always as identity primary key,
  -- In the Message-ID, the same at every try, so that a repeated mail can be recognised.
  codigo uuid not null default gen_random_uuid(),
  remetente text not null,
  destinatario text not null,
  assunto text not null,
  texto text not null,
  html text not null,
  anexos jsonb,
  tentativas int not null default 0,
  proximo_envio timestamptz not null,
  reservado_ate timestamptz,
  motivo_falha text,
  data_desistencia timestamptz
);
create index email_saida_proximo on email_saida (proximo_envio, id) where data_desistencia is null;
create index email_saida_desistencia on email_saida (data_desistencia) where data_desistencia is not null;
grant select, insert, update, delete on email_saida to atrio_app;
