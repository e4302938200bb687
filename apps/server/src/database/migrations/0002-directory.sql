-- The public directory: which churches there are, where, under which names. Read before any church is known, so outside
-- row-level security, and read-only for requests. It may contain nothing that is not public.
create table organizacao (
  id int generated always as identity primary key,
  slug text not null unique,
  nome text not null,
  descricao text,
  imagens jsonb not null default '[]'
);
grant select on organizacao to atrio_app;

create function move_organisation_version() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1 where organizacao_id = new.id;
  return null;
end $$;
create trigger move_version after update on organizacao for each row execute function move_organisation_version();

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
  -- Origins of other sites that may show the church's frames and its portal in embed mode, as `https://www.church.org`.
  origens_embed jsonb not null default '[]',
  -- Codes of the Bible translations that the church offers, the first one first; one that is not imported is skipped.
  traducoes_biblia jsonb not null default '[]',
  -- Links to Bible readers elsewhere, for a church that offers no text.
  leitores_biblia jsonb not null default '[]',
  versao bigint not null default 1
);
create index igreja_organizacao on igreja (organizacao_id);
-- Nearest churches: candidates by plain degrees from the index, then ordered by true distance.
create index igreja_place on igreja using gist (point(longitude, latitude)) where latitude is not null and longitude is not null;
create trigger move_own_version before update on igreja for each row execute function move_own_version();
create trigger tell_version after insert or update on igreja for each row execute function tell_version();
grant select on igreja to atrio_app;

-- Custom host names whose owner has been verified; the first in order is the one that lists name.
create table igreja_host (
  host text primary key check (host = lower(host)),
  igreja_id int not null references igreja on delete cascade,
  posicao int not null default 0
);
create index igreja_host_igreja on igreja_host (igreja_id, posicao);
call watch_content('igreja_host');
grant select on igreja_host to atrio_app;

-- The churches that a new embedded database begins with, by the name of their content folder, which is their code. All
-- are noted before the first is imported, and each as imported in the transaction that imports it: a start that was cut
-- short continues at the next. A church that is removed later keeps its row here, so it does not come back.
create table demonstracao (
  pasta text primary key,
  importada_em timestamptz
);
grant select on demonstracao to atrio_app;
