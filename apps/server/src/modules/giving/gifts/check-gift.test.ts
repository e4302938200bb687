import type { DoacaoWire } from '@atrio/contract'
import { MAX_BY_WALLET, MAX_GIVEN } from '@atrio/contract/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../../http/problem.ts'
import type { ChurchMethod } from '../../../payments/payments.ts'
import { checkGift, type GivingTerms } from './check-gift.ts'

const reason = (id: number, over: Partial<GivingTerms['reasons'][number]> = {}) => ({
  igrejaId: 1,
  id,
  nome: `Motivo ${id}`,
  descricao: null,
  valorMinimo: 0,
  valorMaximo: null,
  flagRecorrencia: false,
  flagDoacao: true,
  posicao: id,
  meta: null,
  recebidoFora: 0,
  ...over,
})
const rate = { taxaServico: { pontosBase: 100, fixo: 0 }, taxaProcessamento: { pontosBase: 399, fixo: 39 } }
const method = (code: ChurchMethod['code']): [string, ChurchMethod] => [
  code,
  { code, gateway: 8, configuration: code === 'dinheiro' ? {} : rate },
]
const terms: GivingTerms = {
  reasons: [reason(1), reason(2, { valorMinimo: 500 }), reason(3, { valorMaximo: 10_000 })],
  methods: new Map([method('dinheiro'), method('pix'), method('cartao_credito'), method('picpay')]),
  giver: { cpf: '52998224725', pais: 'BR', user: 1 },
}
const gift = (motivos: DoacaoWire['motivos'], over: Partial<DoacaoWire> = {}): DoacaoWire => ({
  idUsuario: null,
  motivos,
  flagUsuarioTaxa: false,
  comprador: null,
  valorTotal: motivos.reduce((sum, { valor }) => sum + valor, 0),
  pagamento: { metodoPagamento: 'dinheiro', qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
  ...over,
})
const by = (metodoPagamento: DoacaoWire['pagamento']['metodoPagamento'], qtdeParcelas = 1) => ({
  pagamento: { metodoPagamento, qtdeParcelas, token: null, idCartao: null, salvarCartao: false },
})
const outcomeOf = (motivos: DoacaoWire['motivos'], over: Partial<DoacaoWire> = {}, of = terms) => {
  try {
    checkGift(of, gift(motivos, over))
    return 'taken'
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return `${error.code} ${error.errors?.map(({ field, code }) => `${field} ${code}`).join(', ')}`
  }
}

const amounts = fc
  .uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1 })
  .chain((ids) =>
    fc.tuple(...ids.map((idMotivo) => fc.integer({ min: 501, max: 10_000 }).map((valor) => ({ idMotivo, valor })))),
  )

describe('a gift', () => {
  it('is charged its amounts, with the fees if the giver bears them', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('pix', 'cartao_credito', 'dinheiro'), (motivos, code) => {
        const sum = motivos.reduce((all, { valor }) => all + valor, 0)
        const plain = checkGift(terms, gift(motivos, by(code)))
        expect(plain.fees).toEqual({ amount: sum, serviceFee: 0, processingFee: 0, total: sum })
        expect(plain.parts.map(({ reason, amount }) => ({ idMotivo: reason.id, valor: amount }))).toEqual(motivos)
        const service = code === 'dinheiro' ? 0 : Math.round(sum / 100)
        const covered = { flagUsuarioTaxa: true, ...by(code) }
        if (code !== 'dinheiro')
          expect(outcomeOf(motivos, { ...covered, valorTotal: sum })).toBe('conflict valorTotal changed')
        const total = Number(/is (\d+) now/.exec(messageOf(motivos, { ...covered, valorTotal: 1 }))?.[1])
        const { fees } = checkGift(terms, gift(motivos, { ...covered, valorTotal: total }))
        expect(fees.amount + fees.serviceFee + fees.processingFee).toBe(total)
        expect(Math.abs(fees.serviceFee - service)).toBeLessThanOrEqual(1)
      }),
    )
  })

  const messageOf = (motivos: DoacaoWire['motivos'], over: Partial<DoacaoWire>) => {
    try {
      checkGift(terms, gift(motivos, over))
      return ''
    } catch (error) {
      return error instanceof ProblemError ? (error.errors?.[0]?.message ?? '') : ''
    }
  }

  it.each<[string, DoacaoWire['motivos'], Partial<DoacaoWire>]>([
    ['validation motivos.0.valor minimum', [{ idMotivo: 2, valor: 500 }], {}],
    ['taken', [{ idMotivo: 2, valor: 501 }], {}],
    ['validation motivos.0.valor minimum', [{ idMotivo: 1, valor: 0 }], {}],
    ['taken', [{ idMotivo: 3, valor: 10_000 }], {}],
    ['validation motivos.0.valor maximum', [{ idMotivo: 3, valor: 10_001 }], {}],
    ['validation motivos.0.valor maximum', [{ idMotivo: 1, valor: MAX_GIVEN + 1 }], {}],
    ['validation motivos.0.idMotivo gone', [{ idMotivo: 9, valor: 1000 }], {}],
    [
      'validation motivos maximum',
      [
        { idMotivo: 1, valor: MAX_GIVEN },
        { idMotivo: 2, valor: 501 },
      ],
      {},
    ],
    [
      'validation motivos.1.idMotivo twice',
      [
        { idMotivo: 1, valor: 1000 },
        { idMotivo: 1, valor: 1000 },
      ],
      {},
    ],
    ['validation pagamento.metodoPagamento unavailable', [{ idMotivo: 1, valor: 1000 }], by('paypal')],
    ['validation pagamento.metodoPagamento unavailable', [{ idMotivo: 1, valor: 1000 }], by(null)],
    ['validation pagamento.qtdeParcelas maximum', [{ idMotivo: 1, valor: 1000 }], by('cartao_credito', 2)],
    ['taken', [{ idMotivo: 1, valor: MAX_BY_WALLET }], by('picpay')],
    ['validation pagamento.metodoPagamento wallet_maximum', [{ idMotivo: 1, valor: MAX_BY_WALLET + 1 }], by('picpay')],
    ['conflict valorTotal changed', [{ idMotivo: 1, valor: 1000 }], { valorTotal: 999 }],
  ])('ends as %s: %j', (outcome, motivos, over) => expect(outcomeOf(motivos, over)).toBe(outcome))

  it('by Pix needs an address in Brazil and a CPF', () => {
    const of = { ...terms, giver: { cpf: null, pais: 'US', user: null } }
    const motivos = [{ idMotivo: 1, valor: 1000 }]
    expect(outcomeOf(motivos, by('pix'), of)).toBe('validation comprador.cpf required, comprador.pais format')
    expect(outcomeOf(motivos, by('cartao_credito'), of)).toBe('taken')
  })
})
