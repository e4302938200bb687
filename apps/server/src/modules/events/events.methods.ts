import type { PaymentMethodCode } from '@atrio/contract'
import type { Services } from '../../services.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { type ChurchMethod, churchMethods, holdUntil } from '../payments/payments.ts'
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
