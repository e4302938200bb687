import { after, BASE, before, type Columns, type Growth, id, insert, NOW, ofUser, text } from './rows.ts'

/** Digits as the code of an order writes them. */
const code = `translate(lpad(n::text, 26, '0'), '0189', 'ABYZ')`

/** One of two orders is called a gift, so that lists hold both. */
const kind = `case when n % 2 = 1 then 'evento' else 'doacao' end`

/** Events, orders, tickets and gifts: every event has one kind of ticket, every order is for one ticket of its event. */
export function eventRows(growth: Growth): string[] {
  const { church } = growth
  const one = { igreja_id: church, id }
  const user = ofUser(growth)
  const add = (table: string, columns: Columns) => insert(growth, table, columns)
  const order = {
    usuario_id: user,
    comprador: `'{"nome":"Member","email":"member@growth.test","telefone":null,"cpf":null,"pais":"BR"}'`,
    situacao: `'aprovado'`,
    metodo_pagamento: `'pix'`,
    id_gateway_pagamento: 5,
    moeda: `'BRL'`,
    valor: 100,
    valor_total: 100,
    valor_parcela: 100,
    data_cadastro: before,
    data_ultima_alteracao: before,
    data_aprovacao: before,
  }
  return [
    add('evento', {
      ...one,
      slug: `'event-' || n`,
      nome: `'Event ' || n`,
      // one of two is over
      data_inicio: `case when n % 2 = 1 then ${after} else ${before} - interval '1 day' end`,
      data_fim: `case when n % 2 = 1 then ${after} else ${before} - interval '1 day' end + interval '1 hour'`,
    }),
    add('ingresso', { ...one, evento_id: id, nome: `'Place'`, valor: 100, quantidade: 100 }),
    add('ingresso_estoque', { igreja_id: church, ingresso_id: id, quantidade: 100, ocupada: 1 }),
    add('campo_evento', { ...one, evento_id: id, nome: `'File'`, tipo: `'arquivo'` }),
    add('pedido', { ...one, codigo: code, tipo: kind, referencia_id: id, descricao: `'Event ' || n`, ...order }),
    add('inscricao', {
      ...one,
      evento_id: id,
      ingresso_id: id,
      pedido_id: id,
      usuario_id: user,
      comprador: `'member@growth.test'`,
      titular: `'Member'`,
      codigo: `'G' || n`,
      valor: 100,
      data_cadastro: before,
    }),
    add('arquivo_resposta', {
      igreja_id: church,
      codigo: `'arq_' || lpad(n::text, 32, '0')`,
      evento_id: id,
      inscricao_id: id,
      nome: `'answer.pdf'`,
      tipo: `'application/pdf'`,
      tamanho: 5,
      bytes: `'%PDF-'::bytea`,
      data_cadastro: before,
    }),
    add('conteudo', { ...one, evento_id: id, titulo: `'Content ' || n`, tipo: `'texto'`, texto: text }),
    add('doacao_recorrente', {
      ...one,
      usuario_id: user,
      pedido_id: id,
      nome: `'Tithe'`,
      valor: 100,
      flag_usuario_taxa: false,
      recorrencia_dias: 30,
      situacao: `'ativa'`,
      idioma: `'pt_BR'`,
      proxima_data: `date '2030-02-01'`,
      data_cadastro: before,
    }),
    add('doacao', {
      ...one,
      pedido_id: id,
      nome: `'Tithe'`,
      valor: 100,
      idioma: `'pt_BR'`,
      data_cadastro: before,
      recorrencia_id: id,
      data_prevista: `date '2030-01-01'`,
      tentativa: 1,
    }),
  ]
}

/** Groups, meetings, prayers and broadcasts. The first group has a meeting, and the first prayer a message, of two. */
export function communityRows(growth: Growth): string[] {
  const { church } = growth
  const one = { igreja_id: church, id }
  const user = ofUser(growth)
  const ofFirst = `case when n % 2 = 1 then ${1 + BASE} else n + ${BASE} end`
  const add = (table: string, columns: Columns) => insert(growth, table, columns)
  return [
    add('celula', {
      ...one,
      slug: `'group-' || n`,
      nome: `'Group ' || n`,
      ordem: `lpad(n::text, 8, '0')`,
      endereco: `'{"logradouro":null,"numero":null,"complemento":null,"cidade":null,"estado":null,"pais":"BR","cep":null}'::jsonb
        || jsonb_build_object('bairro', 'Area ' || n % 12)`,
      dia_semana: `n % 7`,
      latitude: `(n * 37.7)::numeric % 170 - 85`,
      longitude: `(n * 73.3)::numeric % 358 - 179`,
    }),
    add('celula_membro', {
      igreja_id: church,
      celula_id: id,
      usuario_id: user,
      flag_lider: true,
      data_cadastro: before,
    }),
    add('reuniao_celula', {
      ...one,
      // every third was recorded by a leader
      slug: `case when n % 3 = 0 then null else 'meeting-' || n end`,
      celula_id: ofFirst,
      data: `date '2030-01-01' - n`,
      tema: `'Topic ' || n`,
      texto: text,
    }),
    add('estudo', { ...one, slug: `'study-' || n`, titulo: `'Study ' || n`, texto: text, data_publicacao: before }),
    add('solicitacao_celula', { ...one, celula_id: id, usuario_id: user, idempotencia: `'key-' || n` }),
    add('oracao', {
      ...one,
      usuario_id: user,
      nome: `'Member'`,
      mensagem: text,
      flag_publicar_mural: true,
      flag_ativo: true,
      data_cadastro: before,
    }),
    add('oracao_mensagem', {
      ...one,
      oracao_id: ofFirst,
      usuario_id: id,
      mensagem: text,
      flag_ativo: true,
      data_cadastro: before,
    }),
    add('oracao_orando', { igreja_id: church, oracao_id: ofFirst, usuario_id: id, data_cadastro: before }),
    add('culto_especial', {
      ...one,
      nome: `'Special ' || n`,
      data_inicio: after,
      data_fim: `${after} + interval '1 hour'`,
    }),
    add('transmissao', {
      ...one,
      titulo: `'Broadcast ' || n`,
      servico: `'youtube'`,
      codigo: `'aaaaaaaaaaa'`,
      data_inicio: `${NOW} - n * interval '1 day'`,
      data_fim: `${NOW} - n * interval '1 day' + interval '1 hour'`,
    }),
  ]
}
