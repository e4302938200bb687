import { refuse, wireRenewal, wireSubscription, type FakeHttp } from '@atrio/testing'
import { calls, scenes } from './play.scenes.ts'

export const ownCalls = {
  renewal: 'GET /user/renovacao-assinatura?igreja=1',
  change: 'PUT /user/renovacao-assinatura?igreja=1',
  cards: 'GET /usuario/vida-plena/8/cartoes',
} as const

/** The start-up data of a church that accepts cards. */
export const withCards = {
  metodosPagamento: [{ id: 1, codigo: 'cartao_credito', nome: 'Cartão', idGatewayPagamento: 8 }],
}

const card = { id: 5, idGatewayPagamento: 8, titular: 'ANA LIMA', bandeira: 'visa', final: '4242', validade: '12/2031' }
const kept = { id: 5, bandeira: 'visa', final: '4242', validade: '12/2031' }
export const renewed = wireRenewal({
  situacao: 'ativa',
  valorTotal: 2212,
  dataCobranca: '2026-12-09T12:00:00Z',
  cartao: kept,
})
const CODE = 'ABCDEFGHIJKLMNOPQRSTUVWX22'
const own = (
  renovacao: ReturnType<typeof wireRenewal> | null,
  period: Parameters<typeof wireSubscription>[0] = {},
): FakeHttp => ({
  ...scenes.subscribed,
  [calls.subscriptions]: { usuarioPlanoAssinaturas: [wireSubscription({ codigo: CODE, ...period })] },
  [ownCalls.renewal]: { renovacao },
  [ownCalls.change]: renewed,
  [ownCalls.cards]: { cartoes: [card, { ...card, id: 6, bandeira: 'mastercard', final: '4444' }] },
})
const over = { status: { situacao: 'expirado' as const } }
const none = { ...own(null), [calls.subscriptions]: { usuarioPlanoAssinaturas: [] } }

/** Scenes of a member's own subscription. */
export const ownScenes = {
  byHand: own(wireRenewal()),
  renews: own(renewed),
  unbranded: own({ ...renewed, cartao: { ...kept, bandeira: null } }),
  refused: own({ ...renewed, flagRecusada: true }),
  charging: own({ ...renewed, dataCobranca: null }),
  price: own(wireRenewal({ situacao: 'preco', valorTotal: 2212, valorAtual: 3324, cartao: kept })),
  canceled: own(wireRenewal({ situacao: 'cancelada', valorTotal: 2212, cartao: kept })),
  canceledByHand: own(wireRenewal({ situacao: 'cancelada' })),
  over: own(wireRenewal({ situacao: 'falhou' }), over),
  pending: own(null, { status: { situacao: 'pendente' }, dataInicio: null, dataFim: null }),
  none,
  noCards: { ...own(wireRenewal()), [ownCalls.cards]: { cartoes: [] } },
  elsewhere: { ...own(null), [ownCalls.renewal]: refuse(404, 'not_found') },
  failing: { ...own(null), [ownCalls.renewal]: refuse(500) },
  notChanged: { ...own(renewed), [ownCalls.change]: refuse(500) },
  changed: { ...own(wireRenewal()), [ownCalls.change]: refuse(409, 'conflict') },
} satisfies Record<string, FakeHttp>
