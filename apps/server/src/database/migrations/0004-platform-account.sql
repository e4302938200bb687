-- The way in. A platform account (conta) is one person on all churches' portals; it belongs to no church, so it stands
-- outside row-level security: every query names the account of the caller's token, or the secret that was shown.
create table conta (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  nome text not null,
  sobrenome text not null,
  image jsonb,
  senha_hash text not null,
  -- A mailed password has been used: it holds only until it is changed.
  flag_trocar_senha boolean not null default false,
  -- Null: inactive, the address is not proven yet.
  data_verificacao_email timestamptz,
  data_cadastro timestamptz not null default now()
);

-- Mailed passwords: random, so a keyed hash keeps them; each is good once and for a short time, beside the old one.
create table senha_temporaria (
  hash text primary key,
  conta_id bigint not null references conta on delete cascade,
  data_cadastro timestamptz not null,
  data_expiracao timestamptz not null,
  data_uso timestamptz
);
create index senha_temporaria_conta on senha_temporaria (conta_id);

-- Codes that are good once: in verification mails, and to sign in at another church's portal.
create table codigo_uso_unico (
  hash text primary key,
  finalidade text not null check (finalidade in ('verificar_email', 'auto_login')),
  conta_id bigint not null references conta on delete cascade,
  cliente_id int not null references igreja on delete cascade,
  data_expiracao timestamptz not null,
  data_uso timestamptz
);
create index codigo_uso_unico_conta on codigo_uso_unico (conta_id);

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

create table token_renovacao (
  hash text primary key,
  sessao_id uuid not null references sessao on delete cascade,
  data_cadastro timestamptz not null,
  data_uso timestamptz
);
create index token_renovacao_sessao on token_renovacao (sessao_id);

-- Mails that wait to be sent. A mail that has been sent leaves: it may hold a secret.
create table email_saida (
  id bigint generated always as identity primary key,
  remetente text not null,
  destinatario text not null,
  assunto text not null,
  texto text not null,
  html text not null,
  tentativas int not null default 0,
  proximo_envio timestamptz not null
);
create index email_saida_proximo on email_saida (proximo_envio);

-- Counters of tries and captchas that were used: keyed hashes, worth nothing after a crash.
create unlogged table limite (chave text primary key, livre_em timestamptz not null);
create unlogged table captcha_usado (chave text primary key, data_expiracao timestamptz not null);

grant select, insert, update on conta, senha_temporaria to atrio_app;
grant select, insert, update, delete on codigo_uso_unico, sessao, token_renovacao, email_saida, limite, captcha_usado
  to atrio_app;
grant delete on senha_temporaria to atrio_app;
