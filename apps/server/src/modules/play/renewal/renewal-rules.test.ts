import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Renewal } from '../play.tables.ts'
import { chargeAfterNotice, chargeDay, noticeAt, renewalFault, resumedAt, stepOf } from './renewal-rules.ts'

const DAY = 86_400_000
const END = new Date('2030-03-10T12:00:00Z')
const at = (days: number) => new Date(END.getTime() + days * DAY)
const renewal = (more: Partial<Renewal>): Renewal => ({
  igrejaId: 1,
  id: 1,
  usuarioId: 1,
  planoId: 1,
  nome: 'Mensal',
  situacao: 'ativa',
  valorTotal: 2_000,
  qtdeMeses: 1,
  cartaoId: 1,
  idioma: 'pt_BR',
  dataFim: END,
  dataAviso: null,
  tentativas: 0,
  proximaTentativa: noticeAt(END),
  dataCadastro: at(-30),
  ...more,
})

describe('a due renewal', () => {
  it.each([
    ['announces the charge first', {}, -7, 'tell'],
    ['charges the card once that was announced', { dataAviso: at(-7) }, -1, 'charge'],
    ['ends if nothing ran for long', {}, 8, 'end'],
    ['reminds those who pay by hand', { situacao: 'manual' }, -7, 'remind'],
    ['reminds them once', { situacao: 'manual', dataAviso: at(-7) }, -6, 'rest'],
    ['reminds nobody of what is over', { situacao: 'manual' }, 1, 'rest'],
    ['rests while it waits for consent', { situacao: 'preco' }, -1, 'rest'],
    ['rests once it was cancelled', { situacao: 'cancelada' }, -1, 'rest'],
  ] as const)('%s', (_name, more, days, step) => expect(stepOf(renewal(more), at(days))).toBe(step))
})

it('the card is charged a day before the end, and never within a day of its notice', () => {
  fc.assert(
    fc.property(fc.double({ min: -40, max: 40, noNaN: true }), (days) => {
      const told = at(days)
      const charged = chargeAfterNotice(END, told)
      expect(charged.getTime() - told.getTime()).toBeGreaterThanOrEqual(DAY)
      expect(charged.getTime()).toBeGreaterThanOrEqual(at(-1).getTime())
      if (days <= -2) expect(charged).toEqual(at(-1))
    }),
  )
})

it('consent within the last week counts as the notice, and names the day of the charge', () => {
  const early = renewal(resumedAt(END, at(-20)))
  expect([early.dataAviso, early.proximaTentativa, chargeDay(early)]).toEqual([null, at(-7), at(-1)])
  const late = renewal(resumedAt(END, at(-3)))
  expect([late.dataAviso, chargeDay(late)]).toEqual([at(-3), at(-1)])
  expect(chargeDay(renewal(resumedAt(END, at(-0.5))))).toEqual(at(-0.5))
  expect(chargeDay(renewal({ situacao: 'cancelada' }))).toBeNull()
})

describe('a renewal', () => {
  const card = { idGatewayPagamento: 8, validade: '03/2030', referencia: 'kept' }
  const terms = { offer: { total: 2_000, months: 1 }, card, gateway: 8, today: '2030-03-31' }
  it.each([
    ['is charged as it was agreed', {}, undefined],
    ['is charged where it costs less now', { offer: { total: 1_500, months: 1 } }, undefined],
    ['needs consent where it costs more', { offer: { total: 2_001, months: 1 } }, 'price'],
    ['needs consent where it lasts shorter', { offer: { total: 2_000, months: 0 } }, 'price'],
    ['ends with its plan', { offer: undefined }, 'gone'],
    ['by card ends where the plan became free', { offer: { total: 0, months: 1 } }, 'gone'],
    ['has no card once that has expired', { today: '2030-04-01' }, 'card'],
    ['has no card that is gone', { card: null }, 'card'],
  ])('%s', (_name, more, fault) =>
    expect(renewalFault({ valorTotal: 2_000, qtdeMeses: 1 }, { ...terms, ...more })).toBe(fault),
  )
})
