import { BASE, before, type Columns, type Growth, id, insert, NOW, ofChurch, ofUser, text } from './rows.ts'

/** Churches, members, and what belongs to a member. */
export function peopleRows(growth: Growth): string[] {
  const { church } = growth
  const own = { igreja_id: church, id, usuario_id: ofUser(growth) }
  const add = (table: string, columns: Columns) => insert(growth, table, columns)
  return [
    add('igreja', {
      id,
      slug: `'church-' || n`,
      codigo: `'church-' || n`,
      nome: `'Church ' || n`,
      latitude: `(n * 37.7)::numeric % 170 - 85`,
      longitude: `(n * 73.3)::numeric % 358 - 179`,
      fuso_horario: `'America/Sao_Paulo'`,
      moeda: `'BRL'`,
      cor_app: `'#7a2e1d'`,
    }),
    add('igreja_host', { host: `'www.church-' || n || '.example'`, igreja_id: id }),
    add('organizacao', { id, slug: `'network-' || n`, nome: `'Network ' || n` }),
    add('conta', {
      id,
      email: `'member-' || n || '@growth.test'`,
      nome: `'Member'`,
      sobrenome: `'' || n`,
      senha_hash: `'-'`,
    }),
    add('sessao', {
      conta_id: id,
      semente: `'-'`,
      data_cadastro: before,
      data_expiracao: `${NOW} + interval '1 day'`,
    }),
    add('usuario', {
      igreja_id: church,
      id,
      conta_id: id,
      nome: `'Member'`,
      sobrenome: `'' || n`,
      email: `'member-' || n || '@growth.test'`,
    }),
    // the caller has none of these: one number or card is one person's
    add('documento', { igreja_id: church, id, usuario_id: id, tipo: `'CPF'`, numero: `'G' || n` }),
    add('carteirinha', { igreja_id: church, id, usuario_id: ofFirst(growth), numero: `'G' || n` }),
    add('cartao', { ...own, id_gateway_pagamento: 5, titular: `'Member'`, final: `'4242'`, validade: `'12/2031'` }),
    add('endereco', { ...own, pais: `'BR'`, logradouro: text }),
    add('crianca', { ...own, nome: `'Child ' || n` }),
    add('nota_sermao', { ...own, titulo: `'Note ' || n`, texto: text, data_ultima_alteracao: before }),
    add('louvor_favorito', { igreja_id: church, usuario_id: ofUser(growth), louvor_id: id, titulo: `'Song ' || n` }),
    add('repertorio', {
      igreja_id: church,
      usuario_id: ofUser(growth),
      uuid: 'gen_random_uuid()',
      nome: text,
      louvores: `'[]'`,
    }),
    add('notificacao', {
      igreja_id: church,
      id,
      // one of two to everybody
      usuario_id: `case when n % 2 = 0 then null else ${ofUser(growth)} end`,
      titulo: `'Notice ' || n`,
      corpo: text,
      tipo: `'OUTRO'`,
      data_cadastro: before,
    }),
    ...byHand(growth),
    `insert into usuario_role (igreja_id, usuario_id, role)
     select ${church}, n + ${BASE}, 'ROLE_ADMIN' from generate_series(${growth.first}, ${growth.last}) n where n % 100 = 0`,
  ]
}

/** The first is the caller's: a person has one card. */
const ofFirst = ({ user }: Growth) => `case when n = 1 then ${user} else n + ${BASE} end`

/** What a church's people set up by hand. */
function byHand(growth: Growth): string[] {
  const church = { igreja_id: ofChurch(growth) }
  const listed = { ...church, id, nome: `'Name ' || n`, posicao: 'n' }
  const add = (table: string, columns: Columns) => insert(growth, table, columns)
  return [
    add('igreja_modulo', { ...church, codigo: `'MOD_' || n` }),
    add('metodo_pagamento', { ...listed, codigo: `'method-' || n`, id_gateway_pagamento: 5 }),
    add('igreja_app_menu', { ...listed, codigo: `'MENU_' || n`, nome_ingles: `'Name'`, nome_espanhol: `'Nombre'` }),
    add('banner', { ...church, id, titulo: `'Banner ' || n`, posicao: 'n' }),
    add('congregacao', listed),
    add('pagamento_motivo', listed),
    add('oracao_motivo', listed),
    add('culto', { ...church, id, nome: `'Service ' || n`, dia_semana: 'n % 7', horario: `'19:00'` }),
  ]
}
