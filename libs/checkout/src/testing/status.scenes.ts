import { noResponse, refuse, waitingPayments, wirePayment, type FakeHttp } from '@atrio/testing'
import { calls } from './checkout.scenes.ts'

const answer = (wire: unknown): FakeHttp => ({ [calls.payment]: wire, [calls.ownPayment]: wire })

/** Payments in each state that the page can show. */
export const statuses = {
  success: answer(wirePayment()),
  gift: answer(wirePayment({ tipo: 'doacao', descricao: 'Dízimos e ofertas' })),
  successInInstallments: answer(wirePayment({ qtdeParcelas: 3, valorParcela: 6242, juros: 365, valorTotal: 18725 })),
  free: answer(
    wirePayment({
      metodoPagamento: null,
      cartao: null,
      valor: 0,
      taxaServico: 0,
      taxaProcessamento: 0,
      valorTotal: 0,
      valorParcela: 0,
    }),
  ),
  underReview: answer(wirePayment({ situacao: 'em_analise' })),
  bankAccount: answer(wirePayment({ situacao: 'em_analise', metodoPagamento: 'ach', moeda: 'USD', cartao: null })),
  bankAccountPaid: answer(
    wirePayment({
      situacao: 'aprovado',
      metodoPagamento: 'ach',
      moeda: 'USD',
      cartao: { bandeira: null, final: '6789' },
    }),
  ),
  bankUnconfirmed: answer(
    wirePayment({ situacao: 'nao_aprovado', metodoPagamento: 'ach', moeda: 'USD', cartao: null, motivoRecusa: null }),
  ),
  bankRefused: answer(
    wirePayment({
      situacao: 'nao_aprovado',
      metodoPagamento: 'ach',
      moeda: 'USD',
      cartao: null,
      motivoRecusa: 'conta_recusada',
    }),
  ),
  challenge: answer(waitingPayments.challenge),
  declined: answer(wirePayment({ situacao: 'nao_aprovado', motivoRecusa: 'saldo_insuficiente' })),
  canceled: answer(wirePayment({ situacao: 'cancelado', metodoPagamento: 'pix', cartao: null })),
  refunded: answer(wirePayment({ situacao: 'estornado' })),
  partRefunded: answer(wirePayment({ valorDevolvido: 2500 })),
  disputed: answer(wirePayment({ situacao: 'em_analise', flagContestado: true })),
  pix: answer(waitingPayments.pix),
  pixExpired: answer({
    ...waitingPayments.pix,
    pix: { ...waitingPayments.pix.pix, dataExpiracao: '2026-11-20T20:15:00Z' },
  }),
  sandbox: answer({ ...waitingPayments.pix, flagTeste: true, flagSandbox: true }),
  testKeys: answer({ ...waitingPayments.challenge, flagTeste: true, flagSandbox: false }),
  manualPix: answer(waitingPayments.manualPix),
  boleto: answer(waitingPayments.boleto),
  cash: answer(waitingPayments.cash),
  wallet: answer(waitingPayments.wallet),
  paypal: answer(waitingPayments.paypal),
  notFound: answer(refuse(404, 'not_found')),
  fails: answer(refuse(500)),
  unreachable: answer(noResponse()),
} satisfies Record<string, FakeHttp>
