import { refuse, wireReason, wireRecurring, type FakeHttp } from '@atrio/testing'

export const CALL = 'GET /igreja/vida-plena/pagamento-motivo/?doacao=true'
/** The church's reasons in tests; the last accepts at most 1.000,00 per gift. */
export const reasons = [
  wireReason(),
  wireReason({
    id: 4,
    nome: 'Missões',
    descricao: 'Três famílias no sertão do Piauí.',
    valorMinimo: 0,
    flagRecorrencia: false,
  }),
  wireReason({ id: 5, nome: 'Cesta da esperança', descricao: 'Quarenta cestas por mês, no bairro.', valorMinimo: 0 }),
  wireReason({
    id: 6,
    nome: 'Reforma do telhado',
    descricao: null,
    valorMinimo: 2000,
    flagRecorrencia: false,
    campanha: { meta: 6_000_000, recebido: 4_100_000 },
  }),
  wireReason({ id: 7, nome: 'Bolsas de estudo', descricao: null, valorMaximo: 100_000 }),
]

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  many: { [CALL]: { motivos: reasons } },
  single: { [CALL]: { motivos: reasons.slice(0, 1) } },
  empty: { [CALL]: { motivos: [] } },
  failing: { [CALL]: refuse(500) },
} satisfies Record<string, FakeHttp>

/** The start-up data of a church that accepts no online payments. */
export const withoutPaymentMethods = { metodosPagamento: [] }

/** The signed-in member: number 8 in the test church. */
export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: 'ana@demo.test' },
}

/** The start-up data of a church that accepts cards. */
export const withCards = {
  metodosPagamento: [
    { id: 1, codigo: 'cartao_credito', nome: 'Cartão', idGatewayPagamento: 8 },
    { id: 2, codigo: 'dinheiro', nome: 'Dinheiro', idGatewayPagamento: null },
  ],
}

export const ownCalls = {
  list: 'GET /user/doacao-recorrente?igreja=1',
  change: 'PUT /doacao-recorrente/21?igreja=1',
  cards: 'GET /usuario/vida-plena/8/cartoes',
} as const

const card = { id: 5, idGatewayPagamento: 8, titular: 'ANA LIMA', bandeira: 'visa', final: '4242', validade: '12/2031' }
const cards = { cartoes: [card, { ...card, id: 6, bandeira: 'mastercard', final: '4444' }] }
const own = (...doacoesRecorrentes: object[]): FakeHttp => ({
  ...scenes.many,
  [ownCalls.list]: { doacoesRecorrentes },
  [ownCalls.change]: wireRecurring(),
  [ownCalls.cards]: cards,
})

/** Scenes of a member's recurring gifts. */
export const ownScenes = {
  one: own(wireRecurring()),
  every: own(
    wireRecurring(),
    wireRecurring({ id: 22, nome: 'Missões', recorrenciaDias: 45, proximaTentativa: '2026-11-24T12:00:00Z' }),
    wireRecurring({ id: 23, nome: 'Bolsas de estudo', situacao: 'pausada', proximaData: null, cartao: null }),
    wireRecurring({ id: 24, nome: 'Cesta da esperança', situacao: 'falhou', proximaData: null, recorrenciaDias: 7 }),
  ),
  paused: own(wireRecurring({ situacao: 'pausada', proximaData: null })),
  none: own(),
  fails: { [ownCalls.list]: refuse(500) },
  noCards: { ...own(wireRecurring({ cartao: null })), [ownCalls.cards]: { cartoes: [] } },
  notChanged: { ...own(wireRecurring()), [ownCalls.change]: refuse(503) },
} satisfies Record<string, FakeHttp>
