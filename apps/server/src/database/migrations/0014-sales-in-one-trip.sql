-- A purchase is opened by one statement: the order, what will be asked of its gateway, and the key that it answers to.
-- One trip, and nobody waits for a row that is locked while an answer travels.

-- `fields` holds the order's columns but its id. An `answer` is stored where the order is settled as it opens.
create function open_order(fields jsonb, key_scope text, key text, answer jsonb) returns pedido language plpgsql as $$
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
    from jsonb_populate_record(null::pedido, fields)
    returning * into opened;
  if opened.situacao = 'em_aberto' and opened.id_gateway_pagamento is not null then
    insert into cobranca (igreja_id, pedido_id, data_cadastro)
      values (opened.igreja_id, opened.id, opened.data_cadastro);
  end if;
  update idempotencia set pedido_id = opened.id, resposta = answer
    where igreja_id = opened.igreja_id and escopo = key_scope and chave = key;
  return opened;
end $$;

-- An event's order with its tickets and their places, or nothing of it: where places are missing it raises AT001, whose
-- detail says why. Places are taken last, so that a row of stock is locked for no longer than the commit takes.
-- `tickets` holds the columns of inscricao that its order does not say.
create function sell_tickets(fields jsonb, key_scope text, key text, answer jsonb, tickets jsonb, kinds bigint[],
  counts int[], buyer text) returns pedido language plpgsql as $$
declare
  opened pedido;
  places record;
begin
  opened := open_order(fields, key_scope, key, answer);
  insert into inscricao (igreja_id, evento_id, ingresso_id, pedido_id, usuario_id, comprador, titular, respostas,
      codigo, valor, idioma, data_cadastro)
    select opened.igreja_id, opened.referencia_id, ingresso_id, opened.id, opened.usuario_id, buyer, titular, respostas,
      codigo, valor, idioma, opened.data_cadastro
    from jsonb_populate_recordset(null::inscricao, tickets);
  places := take_tickets(opened.igreja_id, kinds, counts, buyer, opened.data_cadastro);
  if places.outcome <> 'taken' then
    raise exception 'places are missing' using errcode = 'AT001', detail = to_jsonb(places)::text;
  end if;
  return opened;
end $$;
