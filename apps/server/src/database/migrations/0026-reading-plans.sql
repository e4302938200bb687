-- Reading plans: what a church gives its people to read, day by day. `dias` holds each day's title, words and passages. A
-- plan that leaves the church's folder while people read it stays, is listed no more, and cannot be begun.
create table plano_leitura (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  slug text not null,
  nome text not null,
  descricao text,
  imagem jsonb,
  posicao int not null default 0,
  qtde_dias int not null check (qtde_dias between 1 and 400),
  dias jsonb not null,
  flag_ativo boolean not null default true,
  primary key (igreja_id, id),
  check (qtde_dias = jsonb_array_length(dias))
);
create unique index plano_leitura_uuid on plano_leitura (uuid);
create unique index plano_leitura_slug on plano_leitura (slug, igreja_id);
call protect_church_table('plano_leitura');
call watch_content('plano_leitura');
grant select on plano_leitura to atrio_app;

-- A member's reading of a plan, one at a time. The days are one field of one row, so that marks of two devices are changes
-- of that field, one after the other, and none is lost. Starting over gives it another uuid: a mark that was sent for the
-- reading before comes too late. `uuid_anterior` lets a repeated start-over find that it is done.
create table plano_leitura_assinatura (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  uuid_anterior uuid,
  plano_leitura_id bigint not null,
  usuario_id bigint not null,
  data_inicio date not null,
  dias_lidos int[] not null default '{}',
  data_conclusao timestamptz,
  primary key (igreja_id, id),
  foreign key (igreja_id, plano_leitura_id) references plano_leitura (igreja_id, id) on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete cascade
);
create unique index plano_leitura_assinatura_uuid on plano_leitura_assinatura (uuid);
create unique index plano_leitura_assinatura_usuario on plano_leitura_assinatura (usuario_id, plano_leitura_id);
create index plano_leitura_assinatura_plano on plano_leitura_assinatura (plano_leitura_id);
call protect_church_table('plano_leitura_assinatura');
grant select, insert, update, delete on plano_leitura_assinatura to atrio_app;
