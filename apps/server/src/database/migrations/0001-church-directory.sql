-- The role of requests: it owns nothing, so row-level security holds for it. The owner may take it on.
do $$
begin
  if not exists (select from pg_roles where rolname = 'atrio_app') then
    create role atrio_app nologin nosuperuser nocreatedb nocreaterole nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- made this moment for another database
end $$;
do $$
begin
  execute format('grant atrio_app to %I', current_user);
exception when insufficient_privilege then null; -- somebody else made the role; whether they granted it shows on connecting
end $$;
grant usage on schema public to atrio_app;

-- The public directory: which churches there are, where, under which names. Read before any church is known, so outside
-- row-level security, and read-only for requests. Nothing that is not public may stand here.
create table organizacao (
  id int generated always as identity primary key,
  slug text not null unique,
  nome text not null,
  descricao text,
  imagens jsonb not null default '[]'
);

create table igreja (
  id int generated always as identity primary key,
  slug text not null unique,
  uuid uuid not null unique default gen_random_uuid(),
  codigo text not null unique check (codigo = lower(codigo)),
  organizacao_id int references organizacao,
  nome text not null,
  descricao text,
  historia text,
  telefone text,
  email text,
  endereco jsonb,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  redes_sociais jsonb not null default '[]',
  idioma text not null default 'en' check (idioma in ('pt_BR', 'en', 'es')),
  imagens jsonb not null default '[]',
  flag_ativo boolean not null default true,
  flag_chat_bot boolean not null default false,
  facebook_pixel_code text,
  codigo_plano text,
  data_cadastro timestamptz not null default now(),
  url_google_play text,
  url_apple_store text,
  fuso_horario text not null,
  moeda text not null check (moeda ~ '^[A-Z]{3}$'),
  cor_app text not null check (cor_app ~ '^#[0-9a-fA-F]{6}$'),
  logomarca_menu jsonb,
  versao bigint not null default 1
);
create index igreja_organizacao on igreja (organizacao_id);
-- Nearest churches: candidates by plain degrees from the index, then ordered by true distance.
create index igreja_place on igreja using gist (point(longitude, latitude)) where latitude is not null and longitude is not null;

-- Custom host names whose owner has been verified; the first in order is the one that lists name.
create table igreja_host (
  host text primary key check (host = lower(host)),
  igreja_id int not null references igreja on delete cascade,
  posicao int not null default 0
);
create index igreja_host_igreja on igreja_host (igreja_id, posicao);

grant select on organizacao, igreja, igreja_host to atrio_app;
