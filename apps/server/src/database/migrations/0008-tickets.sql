-- Tickets of events: kinds with their stock, questions, what people bought, and what only they may see.
alter table evento
  -- paragraphs, parted by empty lines
  add column termos text,
  -- null: all of the church's
  add column metodos_pagamento text[],
  add column prazo_dinheiro_dias int check (prazo_dinheiro_dias >= 0),
  add column url_online text,
  add column qtde_max_compra int not null default 10 check (qtde_max_compra between 1 and 50),
  -- false: the church has taken it away, but people hold tickets of it
  add column flag_ativo boolean not null default true;

-- Tickets are sent with the mail that tells of them.
alter table email_saida add column anexos jsonb;

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
  unique (igreja_id, evento_id, nome),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete cascade
);

-- Stock lies beside the ticket's kind: a sale must not move the church's content version, which every page hangs on.
create table ingresso_estoque (
  igreja_id int not null references igreja on delete cascade,
  ingresso_id bigint not null,
  quantidade int,
  ocupada int not null default 0 check (ocupada >= 0),
  primary key (igreja_id, ingresso_id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id) on delete cascade
) with (fillfactor = 50);

create function keep_stock() returns trigger language plpgsql as $$
begin
  insert into ingresso_estoque (igreja_id, ingresso_id, quantidade) values (new.igreja_id, new.id, new.quantidade)
    on conflict (igreja_id, ingresso_id) do update set quantidade = excluded.quantidade;
  return null;
end $$;
create trigger keep_stock_new after insert on ingresso for each row execute function keep_stock();
create trigger keep_stock after update of quantidade on ingresso for each row
  when (old.quantidade is distinct from new.quantidade) execute function keep_stock();

-- Sold out, or on sale again: that alone do pages show. At the end of the transaction, so that the church's row is locked
-- after all stock and never between two.
create function move_version_of_stock() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update igreja set versao = versao + 1 where id = new.igreja_id;
  return null;
end $$;
create constraint trigger move_version after update on ingresso_estoque deferrable initially deferred for each row
  when ((old.ocupada >= old.quantidade) is distinct from (new.ocupada >= new.quantidade))
  execute function move_version_of_stock();

-- How many of a kind one person has: an account in the church, or a guest by e-mail. People are counted, not orders.
create table ingresso_comprador (
  igreja_id int not null references igreja on delete cascade,
  ingresso_id bigint not null,
  comprador text not null,
  qtde int not null check (qtde >= 0),
  primary key (igreja_id, ingresso_id, comprador),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id) on delete cascade
);

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
  unique (igreja_id, evento_id, nome),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete cascade
);

-- A ticket. What its order says about its payment is read from the order; flag_ocupa tells whether it holds a place.
create table inscricao (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  evento_id bigint not null,
  ingresso_id bigint not null,
  pedido_id bigint not null,
  usuario_id bigint,
  comprador text not null,
  titular text not null,
  -- with the questions' names, which may change later
  respostas jsonb not null default '[]',
  codigo text not null unique,
  valor bigint not null check (valor >= 0),
  -- of the buyer, for mails that come later
  idioma text not null default 'pt_BR',
  flag_ocupa boolean not null default true,
  data_cadastro timestamptz not null,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id),
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id),
  foreign key (igreja_id, pedido_id) references pedido (igreja_id, id),
  foreign key (igreja_id, usuario_id) references usuario (igreja_id, id) on delete set null (usuario_id)
);
create index inscricao_usuario on inscricao (igreja_id, usuario_id, evento_id);
create index inscricao_pedido on inscricao (igreja_id, pedido_id);
create index inscricao_evento on inscricao (igreja_id, evento_id);
create index inscricao_ingresso on inscricao (igreja_id, ingresso_id);

-- Takes places for a purchase: one conditional update for each kind, in the order of their ids, so that two purchases
-- wait for each other and never in a ring. An answer other than 'taken' is the reason, and the caller rolls back.
create function take_tickets(church int, kinds bigint[], counts int[], buyer text, now_at timestamptz,
  out outcome text, out kind bigint, out remaining int) language plpgsql as $$
declare most int;
begin
  for i in 1 .. cardinality(kinds) loop
    kind := kinds[i];
    update ingresso_estoque s set ocupada = s.ocupada + counts[i]
      where s.igreja_id = church and s.ingresso_id = kind
        and (s.quantidade is null or s.ocupada + counts[i] <= s.quantidade);
    if not found then
      outcome := 'stock';
      select greatest(0, s.quantidade - s.ocupada) into remaining
        from ingresso_estoque s where s.igreja_id = church and s.ingresso_id = kind;
      return;
    end if;
    select t.limite_por_usuario into most from ingresso t
      where t.igreja_id = church and t.id = kind and t.flag_ativo
        and (t.data_fim_venda is null or t.data_fim_venda > now_at);
    if not found then
      outcome := 'gone';
      return;
    end if;
    insert into ingresso_comprador as c (igreja_id, ingresso_id, comprador, qtde)
      select church, kind, buyer, counts[i] where most is null or counts[i] <= most
      on conflict (igreja_id, ingresso_id, comprador) do update set qtde = c.qtde + excluded.qtde
        where most is null or c.qtde + excluded.qtde <= most;
    if not found then
      outcome := 'limit';
      select greatest(0, most - coalesce(max(c.qtde), 0)) into remaining
        from ingresso_comprador c where c.igreja_id = church and c.ingresso_id = kind and c.comprador = buyer;
      return;
    end if;
  end loop;
  outcome := 'taken';
  kind := null;
end $$;

-- Gives an order's places back, in the same order. A second call finds none.
create function free_tickets(church int, of_order bigint) returns int language plpgsql as $$
declare
  held bigint[];
  part record;
  total int := 0;
begin
  with freed as (
    update inscricao set flag_ocupa = false
      where igreja_id = church and pedido_id = of_order and flag_ocupa returning id
  )
  select array_agg(id) into held from freed;
  for part in
    select ingresso_id, comprador, count(*)::int as places from inscricao
      where igreja_id = church and id = any (held) group by 1, 2 order by 1, 2
  loop
    update ingresso_estoque set ocupada = ocupada - part.places
      where igreja_id = church and ingresso_id = part.ingresso_id;
    update ingresso_comprador set qtde = qtde - part.places
      where igreja_id = church and ingresso_id = part.ingresso_id and comprador = part.comprador;
    total := total + part.places;
  end loop;
  return total;
end $$;

-- Exclusive content: of one kind of ticket, or of all that promise some.
create table conteudo (
  igreja_id int not null references igreja on delete cascade,
  id bigint generated always as identity,
  evento_id bigint not null,
  ingresso_id bigint,
  titulo text not null,
  descricao text,
  tipo text not null check (tipo in ('video', 'arquivo', 'texto')),
  data_inicio timestamptz,
  data_fim timestamptz check (data_fim > data_inicio),
  -- of a text: paragraphs, parted by empty lines
  texto text,
  url text,
  posicao int not null default 0,
  primary key (igreja_id, id),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete cascade,
  foreign key (igreja_id, ingresso_id) references ingresso (igreja_id, id) on delete cascade
);
create index conteudo_evento on conteudo (igreja_id, evento_id);
create index conteudo_ingresso on conteudo (igreja_id, ingresso_id);

-- Files that answer questions. Until a ticket holds one it is nobody's, and goes when its time is over.
create table arquivo_resposta (
  igreja_id int not null references igreja on delete cascade,
  codigo text not null,
  evento_id bigint not null,
  inscricao_id bigint,
  nome text not null,
  tipo text not null,
  tamanho int not null,
  bytes bytea not null,
  data_cadastro timestamptz not null,
  data_expiracao timestamptz,
  primary key (igreja_id, codigo),
  foreign key (igreja_id, evento_id) references evento (igreja_id, id) on delete cascade,
  foreign key (igreja_id, inscricao_id) references inscricao (igreja_id, id) on delete cascade
);
create index arquivo_resposta_expiracao on arquivo_resposta (igreja_id, data_expiracao);
create index arquivo_resposta_evento on arquivo_resposta (igreja_id, evento_id);
create index arquivo_resposta_inscricao on arquivo_resposta (igreja_id, inscricao_id);

do $$
declare content regclass;
begin
  foreach content in array array['ingresso', 'ingresso_estoque', 'ingresso_comprador', 'campo_evento', 'inscricao',
    'conteudo', 'arquivo_resposta']::regclass[]
  loop
    call protect_church_table(content);
    execute format('grant select on %s to atrio_app', content);
  end loop;
  call watch_content('ingresso');
  call watch_content('campo_evento');
end $$;
grant update on ingresso_estoque to atrio_app;
grant insert, update on ingresso_comprador, inscricao to atrio_app;
grant insert, update, delete on arquivo_resposta to atrio_app;
