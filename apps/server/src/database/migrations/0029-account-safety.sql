-- What a secret that was mailed confirms: the account's address and password as they were. Where either has changed since,
-- the secret is good no more. Whoever reads it here reads address and hash beside it.
create function account_proof(email text, senha_hash text) returns text immutable language sql as $$
  select encode(sha256(convert_to(email || ' ' || senha_hash, 'UTF8')), 'base64')
$$;

-- Secrets that are under way were sent without it, and can be asked for again.
delete from codigo_uso_unico;
delete from senha_temporaria where data_uso is null;
alter table codigo_uso_unico add column prova text not null;
alter table senha_temporaria add column prova text;

-- A code by which a session enters another portal ends with that session.
alter table codigo_uso_unico add column sessao_id uuid references sessao on delete cascade;
create index codigo_uso_unico_sessao on codigo_uso_unico (sessao_id) where sessao_id is not null;

-- As before, but no clock that was wrong for a while locks a subject out: a counter that stands further ahead than a full
-- one can is set to full, and lets this one try in. Without a time the database's clock counts.
drop function take_limits(text[], bigint[], int[], timestamptz);
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

-- Staff who do not moderate are marked, too.
alter table chat_mensagem drop constraint chat_mensagem_papel_check;
alter table chat_mensagem add constraint chat_mensagem_papel_check
  check (papel in ('visitante', 'membro', 'equipe', 'moderador'));

-- Whether a church that tells nobody who its people are knows an account; other churches then tell nobody either. It looks
-- into the rows of all churches, and only its answer leaves it: the setting is as before when it returns.
create function known_in_strict_church(account bigint) returns boolean language plpgsql as $$
declare
  former text := coalesce(current_setting('app.igrejas', true), '');
  known boolean;
begin
  perform set_config('app.igrejas', coalesce((select array_agg(id) from igreja)::text, ''), true);
  known := exists (select from usuario join cadastro_configuracao using (igreja_id)
    where conta_id = account and flag_sigiloso);
  perform set_config('app.igrejas', former, true);
  return known;
end $$;
