-- That somebody is to be told what became of an order: written with the status that it tells of, and deleted with the mail
-- that tells it. What has failed is taken again when its time has come. Of the order it has no foreign key: the check
-- would cost a purchase several times what the row does, and no order is deleted but with its church.
create table aviso_pedido (
  igreja_id int not null references igreja on delete cascade,
  pedido_id bigint not null,
  situacao text not null,
  tentativas int not null default 0,
  proxima_tentativa timestamptz not null,
  data_cadastro timestamptz not null,
  primary key (igreja_id, pedido_id, situacao)
);
call protect_church_table('aviso_pedido');
grant select, insert, update, delete on aviso_pedido to atrio_app;

-- As before, and with a notice where the order is settled as it opens. No trigger on pedido: what an import brings was told
-- long ago.
create or replace function open_order(fields jsonb, key_scope text, key text, answer jsonb) returns pedido
  language plpgsql as $$
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
  if opened.situacao <> 'em_aberto' then
    insert into aviso_pedido (igreja_id, pedido_id, situacao, proxima_tentativa, data_cadastro)
      values (opened.igreja_id, opened.id, opened.situacao, opened.data_cadastro, opened.data_cadastro);
  end if;
  update idempotencia set pedido_id = opened.id, resposta = answer
    where igreja_id = opened.igreja_id and escopo = key_scope and chave = key;
  return opened;
end $$;
