-- Of an order's and a ticket's indexes the primary key alone begins with the church. Where nothing is known of a table yet,
-- as in a church's first rush, all that begin alike look alike to PostgreSQL: the check of a foreign key took one of orders
-- by date, and read every order of the church for each ticket that was sold.
drop index pedido_usuario, pedido_referencia;
create index pedido_usuario on pedido (usuario_id, data_cadastro desc);
create index pedido_referencia on pedido (referencia_id, tipo);
alter table pedido
  drop constraint pedido_igreja_id_codigo_key,
  add constraint pedido_codigo_key unique (codigo, igreja_id),
  drop constraint pedido_igreja_id_idempotencia_key,
  add constraint pedido_idempotencia_key unique (idempotencia, igreja_id);

drop index inscricao_usuario, inscricao_pedido, inscricao_evento, inscricao_ingresso;
create index inscricao_usuario on inscricao (usuario_id, evento_id);
create index inscricao_pedido on inscricao (pedido_id);
create index inscricao_evento on inscricao (evento_id);
create index inscricao_ingresso on inscricao (ingresso_id);

alter table cobranca
  drop constraint cobranca_igreja_id_pedido_id_key,
  add constraint cobranca_pedido_id_key unique (pedido_id, igreja_id),
  drop constraint cobranca_igreja_id_chave_key,
  add constraint cobranca_chave_key unique (chave, igreja_id);

alter table ingresso
  drop constraint ingresso_igreja_id_evento_id_nome_key,
  add constraint ingresso_nome_key unique (evento_id, nome, igreja_id);
alter table campo_evento
  drop constraint campo_evento_igreja_id_evento_id_nome_key,
  add constraint campo_evento_nome_key unique (evento_id, nome, igreja_id);

-- That there is the church is said by what they belong to: each check locks the church's row, which all buyers share.
alter table cobranca drop constraint cobranca_igreja_id_fkey;
alter table idempotencia drop constraint idempotencia_igreja_id_fkey;
alter table ingresso_comprador drop constraint ingresso_comprador_igreja_id_fkey;

-- What is stored is what was sent, so all that comes back is the id.
drop function sell_tickets(json, json, json, bigint[], int[], text, text[], bigint[], int[]);
drop function open_order(json, json);

-- An order, what will be asked of its gateway, the notice of what is settled as it opens, and the key that it answers to.
-- `fields` holds the order's columns but its id, `used` the key's but its order. Where the key is used already it is a
-- violation of unique columns, after the wait for whoever is using it.
create function open_order(fields json, used json) returns bigint language plpgsql as $$
declare opened pedido;
begin
  insert into pedido (igreja_id, codigo, tipo, referencia_id, descricao, usuario_id, comprador, situacao,
      metodo_pagamento, id_gateway_pagamento, moeda, valor, taxa_servico, taxa_processamento, juros, valor_total,
      qtde_parcelas, valor_parcela, passo, flag_teste, idempotencia, data_expiracao, data_cadastro,
      data_ultima_alteracao)
    select igreja_id, codigo, tipo, referencia_id, descricao, usuario_id, comprador, situacao,
      metodo_pagamento, id_gateway_pagamento, moeda, valor, taxa_servico, taxa_processamento, juros, valor_total,
      qtde_parcelas, valor_parcela, passo, flag_teste, idempotencia, data_expiracao, data_cadastro,
      data_ultima_alteracao
    from json_populate_record(null::pedido, fields)
    returning * into opened;
  if opened.situacao = 'em_aberto' and opened.id_gateway_pagamento is not null then
    insert into cobranca (igreja_id, pedido_id, data_cadastro)
      values (opened.igreja_id, opened.id, opened.data_cadastro);
  end if;
  if opened.situacao <> 'em_aberto' then
    insert into aviso_pedido (igreja_id, pedido_id, situacao, proxima_tentativa, data_cadastro)
      values (opened.igreja_id, opened.id, opened.situacao, opened.data_cadastro, opened.data_cadastro);
  end if;
  insert into idempotencia (igreja_id, escopo, chave, impressao, pedido_id, resposta, bloqueada_ate, data_cadastro)
    select opened.igreja_id, escopo, chave, impressao, opened.id, resposta, bloqueada_ate, opened.data_cadastro
    from json_populate_record(null::idempotencia, used);
  return opened.id;
end $$;

-- An event's order with its tickets and their places, or nothing of it. `tickets` holds the columns of inscricao that its
-- order does not say; `subjects` and what follows are take_limits'.
-- Raises AT003 where the church's content version is not this one any more; null does not ask.
-- Raises AT001 where places are missing, whose detail says why; AT002 where a limit refuses, whose detail is the wait.
-- Rows that others may wait for are taken last: they are locked for no longer than the commit takes.
create function sell_tickets(fields json, used json, tickets json, kinds bigint[], counts int[], buyer text,
  subjects text[], every_ms bigint[], bursts int[], version bigint) returns bigint language plpgsql as $$
declare
  opened pedido := json_populate_record(null::pedido, fields);
  places record;
  wait int;
begin
  if version is not null and not exists (
    select from igreja where igreja.id = opened.igreja_id and igreja.versao = sell_tickets.version
  ) then
    raise exception 'the terms have moved' using errcode = 'AT003';
  end if;
  opened.id := open_order(fields, used);
  insert into inscricao (igreja_id, evento_id, ingresso_id, pedido_id, usuario_id, comprador, titular, respostas,
      codigo, valor, idioma, data_cadastro)
    select opened.igreja_id, opened.referencia_id, ingresso_id, opened.id, opened.usuario_id, buyer, titular, respostas,
      codigo, valor, idioma, opened.data_cadastro
    from json_populate_recordset(null::inscricao, tickets);
  wait := take_limits(subjects, every_ms, bursts, opened.data_cadastro);
  if wait > 0 then
    raise exception 'too many tries' using errcode = 'AT002', detail = wait::text;
  end if;
  places := take_tickets(opened.igreja_id, kinds, counts, buyer, opened.data_cadastro);
  if places.outcome <> 'taken' then
    raise exception 'places are missing' using errcode = 'AT001', detail = to_jsonb(places)::text;
  end if;
  return opened.id;
end $$;
