-- A purchase without an Idempotency-Key has one that is made from what the call holds and from the time (decision 0049).
-- It claims the key of the next window too, so that the same call on the other side of the edge is still the same one:
-- `used` may name it as `chave_seguinte`. As before, where a key is used already it is a violation of unique columns.
create or replace function open_order(fields json, used json) returns bigint language plpgsql as $$
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
  if used ->> 'chave_seguinte' is not null then
    insert into idempotencia (igreja_id, escopo, chave, impressao, pedido_id, resposta, bloqueada_ate, data_cadastro)
      select opened.igreja_id, escopo, used ->> 'chave_seguinte', impressao, opened.id, resposta, bloqueada_ate,
        opened.data_cadastro
      from json_populate_record(null::idempotencia, used);
  end if;
  return opened.id;
end $$;
