import type { PaymentMethodCode } from '@atrio/contract'
import type { Services } from '../../services.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { type ChurchMethod, churchMethods, holdUntil, isByHand, timeLeft } from '../payments/payments.ts'
import type { evento } from './events.tables.ts'

/** Days to pay in cash where an event says nothing. */
const CASH_DAYS = 3

type Terms = Pick<typeof evento.$inferSelect, 'metodosPagamento' | 'dataInicio' | 'prazoDinheiroDias'>

/** Time to bring the money: what the church takes itself is not offered any more when less is left before the event. */
const LEAST_MS = 3_600_000

/** When an order of an event ends unpaid. What the church takes itself is paid until the event begins at the latest. */
export function eventHold(event: Terms, code: PaymentMethodCode | null, now: Date): Date {
  const until = holdUntil(code, now, event.prazoDinheiroDias ?? CASH_DAYS)
  return code !== null && isByHand(code) && until > event.dataInicio ? event.dataInicio : until
}

/** What an event can be paid by now: its own among the church's. A boleto has to be due and told of before it begins. */
export const eventMethods = (event: Terms, methods: ReadonlyMap<string, ChurchMethod>, now: Date): ChurchMethod[] =>
  [...methods.values()].filter(({ code }) => {
    if (event.metodosPagamento && !event.metodosPagamento.includes(code)) return false
    if (code === 'boleto') return eventHold(event, code, now) <= event.dataInicio
    return !isByHand(code) || event.dataInicio.getTime() - now.getTime() >= LEAST_MS
  })

/** The time to pay an event in cash that is promised before the order: what the order then has. */
export const cashDeadline = (event: Terms, now: Date) => {
  const { prazoDias: days, prazoHoras: hours } = timeLeft(now, eventHold(event, 'dinheiro', now))
  return { prazoDinheiroDias: days, ...(hours !== undefined && { prazoDinheiroHoras: hours }) }
}

type Methods = ReadonlyMap<string, ChurchMethod>

/** Churches whose methods are kept at most; the oldest leave first. */
const MOST = 1_000

/** The methods of a church, kept as long as its content version stands: a rush asks for them thousands of times. */
export function keptMethods(services: Services): (church: DirectoryChurch) => Promise<Methods> {
  const kept = new Map<number, { version: number; methods: Methods }>()
  return async ({ id, versao }) => {
    const known = kept.get(id)
    if (known?.version === versao) return known.methods
    const methods = await services.database.churches.of(id).use((db) => churchMethods(services, db, id))
    kept.delete(id)
    kept.set(id, { version: versao, methods })
    if (kept.size > MOST) kept.delete(kept.keys().next().value ?? id)
    return methods
  }
}
