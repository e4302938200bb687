-- Events, their kinds of tickets with the stock of each, and what buyers are asked.
create table evento (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  slug text not null,
  nome text not null,
  chamada text,
  resumo text,
  descricao text,
  imagem jsonb,
  data_inicio timestamptz not null,
  data_fim timestamptz not null check (data_fim > data_inicio),
  local jsonb,
  flag_online boolean not null default false,
  url_online text,
  -- null: follows from the dates. Set: the church (or its sold-out tickets) says so.
  situacao text check (situacao in ('aberto', 'em_breve', 'esgotado', 'encerrado', 'indisponivel')),
  data_inicio_inscricao timestamptz,
  data_fim_inscricao timestamptz,
  valor_minimo bigint not null default 0 check (valor_minimo >= 0),
  valor_maximo bigint not null default 0 check (valor_maximo >= valor_minimo),
  flag_juros boolean not null default false,
  flag_assumir_taxas_servico boolean not null default false,
  qtde_max_parcelas int not null default 1 check (qtde_max_parcelas >= 1),
  -- null: all of the church's
  metodos_pagamento text[],
  prazo_dinheiro_dias int check (prazo_dinheiro_dias >= 0),
  qtde_max_compra int not null default 10 check (qtde_max_compra between 1 and 50),
  -- paragraphs, parted by empty lines
  termos text,
  -- false: the church has taken it away, but people hold tickets of it
  flag_ativo boolean not null default true,
  primary key (igreja_id, id),
  unique (igreja_id, slug)
);
-- The list of events goes by start and begins with those that are not over: with the end in the index, those that are over
-- need no look at their row.
create index evento_lista on evento (igreja_id, data_inicio, id, data_fim);
-- How long a church's longest event takes: what began earlier than that is over, and the list of events begins after it
-- instead of reading all that ever were.
create index evento_duracao on evento (igreja_id, (data_fim - data_inicio));
call protect_church_table('evento');
call watch_content('evento');
grant select on evento to atrio_app;

create table campo_evento (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  evento_id bigint not null,
  nome text not null,
  ajuda text,
  tipo text not null check (tipo in ('texto', 'escolha', 'data', 'cpf', 'email', 'telefone', 'arquivo')),
  flag_obrigatorio boolean not null default false,
  opcoes jsonb not null default '[]',
  posicao int not null default 0,
  primary key (igreja_id, id),
  constraint campo_evento_nome_key unique (evento_id, nome, igreja_id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete cascade
);
call protect_church_table('campo_evento');
call watch_content('campo_evento');
grant select on campo_evento to atrio_app;

create table ingresso (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  evento_id bigint not null,
  nome text not null,
  descricao text,
  valor bigint not null default 0 check (valor >= 0),
  -- null: not counted
  quantidade int check (quantidade >= 0),
  limite_por_usuario int check (limite_por_usuario >= 1),
  data_inicio_venda timestamptz,
  data_fim_venda timestamptz check (data_fim_venda > data_inicio_venda),
  flag_conteudo_exclusivo boolean not null default false,
  flag_ativo boolean not null default true,
  posicao int not null default 0,
  primary key (igreja_id, id),
  constraint ingresso_nome_key unique (evento_id, nome, igreja_id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete cascade
);
call protect_church_table('ingresso');
call watch_content('ingresso');
grant select on ingresso to atrio_app;

-- Stock is kept beside the ticket's kind: a sale must not move the church's content version, on which every page depends.
create table ingresso_estoque (
  igreja_id int not null references igreja on delete cascade,
  ingresso_id bigint not null,
  quantidade int,
  ocupada int not null default 0 check (ocupada >= 0),
  primary key (igreja_id, ingresso_id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id) on delete cascade
) with (fillfactor = 50);
call protect_church_table('ingresso_estoque');
grant select, update on ingresso_estoque to atrio_app;

create function keep_stock() returns trigger language plpgsql as $$
begin
  insert into ingresso_estoque (igreja_id, ingresso_id, quantidade) values (new.igreja_id, new.id, new.quantidade)
    on conflict (igreja_id, ingresso_id) do update set quantidade = excluded.quantidade;
  return null;
end $$;
create trigger keep_stock_new after insert on ingresso for each row execute function keep_stock();
create trigger keep_stock after update of quantidade on ingresso for each row
  when (old.quantidade is distinct from new.quantidade) execute function keep_stock();

-- Pages show no more of the stock than sold out, or on sale again. At the end of the transaction, so that the church's row
-- is locked after all stock and never between two.
create function move_version_of_stock() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1 where id = new.igreja_id;
  return null;
end $$;
create constraint trigger move_version after update on ingresso_estoque deferrable initially deferred for each row
  when ((old.ocupada >= old.quantidade) is distinct from (new.ocupada >= new.quantidade))
  execute function move_version_of_stock();
