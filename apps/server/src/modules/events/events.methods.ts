import type { PaymentMethodCode } from '@atrio/contract'
import { type ChurchMethod, holdUntil } from '../payments/payments.ts'
import type { evento } from './events.tables.ts'

/** Days to pay in cash where an event says nothing. */
export const CASH_DAYS = 3

type Terms = Pick<typeof evento.$inferSelect, 'metodosPagamento' | 'dataInicio' | 'prazoDinheiroDias'>

/** When an order of an event ends unpaid; cash is paid until the event at the latest. */
export function eventHold(event: Terms, code: PaymentMethodCode | null, now: Date): Date {
  const until = holdUntil(code, now, event.prazoDinheiroDias ?? CASH_DAYS)
  return code === 'dinheiro' && until > event.dataInicio ? event.dataInicio : until
}

/** What an event can be paid by now: its own among the church's. A boleto has to fall due before the event begins. */
export const eventMethods = (event: Terms, methods: ReadonlyMap<string, ChurchMethod>, now: Date): ChurchMethod[] =>
  [...methods.values()].filter(({ code }) => {
    if (event.metodosPagamento && !event.metodosPagamento.includes(code)) return false
    if (code === 'boleto') return eventHold(event, code, now) < event.dataInicio
    return code !== 'dinheiro' || now < event.dataInicio
  })
