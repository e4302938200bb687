-- The way in. A platform account (conta) is one person on all churches' portals; it belongs to no church, so its tables
-- are outside row-level security: every query names the account of the caller's token, or the secret that was shown.
create table conta (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  nome text not null,
  sobrenome text not null,
  image jsonb,
  senha_hash text not null,
  -- A mailed password has been used: it is valid only until it is changed.
  flag_trocar_senha boolean not null default false,
  -- Null: inactive, the address is not proven yet.
  data_verificacao_email timestamptz,
  data_cadastro timestamptz not null default now(),
  -- Not null: the person has ended the account. It accepts no sign-in, and waits for its data to be erased.
  data_exclusao timestamptz
);
create index conta_exclusao on conta (data_exclusao) where data_exclusao is not null;
grant select, insert, update, delete on conta to atrio_app;

-- A session is a family of refresh tokens; cliente_id is the church at whose portal it began.
create table sessao (
  id uuid primary key default gen_random_uuid(),
  conta_id bigint not null references conta on delete cascade,
  cliente_id int references igreja on delete set null,
  semente text not null,
  data_cadastro timestamptz not null,
  data_expiracao timestamptz not null,
  data_revogacao timestamptz
);
create index sessao_conta on sessao (conta_id);
grant select, insert, update, delete on sessao to atrio_app;

create table token_renovacao (
  hash text primary key,
  sessao_id uuid not null references sessao on delete cascade,
  data_cadastro timestamptz not null,
  data_uso timestamptz
);
create index token_renovacao_sessao on token_renovacao (sessao_id);
grant select, insert, update, delete on token_renovacao to atrio_app;

-- What a mailed secret confirms: the account's address and password as they were (`prova`). Where either has changed
-- since, the secret is no longer valid. A reader of this value can read address and hash beside it.
create function account_proof(email text, senha_hash text) returns text immutable language sql as $$
  select encode(sha256(convert_to(email || ' ' || senha_hash, 'UTF8')), 'base64')
$$;

-- Codes that are good once: in mails that verify an address or end an account, and to sign in at another church's portal.
create table codigo_uso_unico (
  hash text primary key,
  finalidade text not null check (finalidade in ('verificar_email', 'auto_login', 'excluir_conta')),
  conta_id bigint not null references conta on delete cascade,
  cliente_id int not null references igreja on delete cascade,
  prova text not null,
  -- A code by which a session enters another portal ends with that session.
  sessao_id uuid references sessao on delete cascade,
  data_expiracao timestamptz not null,
  data_uso timestamptz
);
create index codigo_uso_unico_conta on codigo_uso_unico (conta_id);
create index codigo_uso_unico_sessao on codigo_uso_unico (sessao_id) where sessao_id is not null;
grant select, insert, update, delete on codigo_uso_unico to atrio_app;

-- Mailed passwords: random, so a keyed hash keeps them; each is good once and for a short time, beside the old one.
create table senha_temporaria (
  hash text primary key,
  conta_id bigint not null references conta on delete cascade,
  prova text,
  data_cadastro timestamptz not null,
  data_expiracao timestamptz not null,
  data_uso timestamptz
);
create index senha_temporaria_conta on senha_temporaria (conta_id);
grant select, insert, update, delete on senha_temporaria to atrio_app;
