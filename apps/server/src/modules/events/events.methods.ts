import type { PaymentMethodCode } from '@atrio/contract'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { keptForVersion } from '../../platform/church/kept-for-version.ts'
import { GUEST_CASH_DAYS } from '../../payments/methods/hold-times.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { type ChurchMethod, churchMethods, holdUntil, isByHand, timeLeft } from '../../payments/payments.ts'
import type { evento } from './events.tables.ts'

/** Days to pay in cash unless the event says otherwise. */
const CASH_DAYS = 3

type Terms = Pick<typeof evento.$inferSelect, 'metodosPagamento' | 'dataInicio' | 'prazoDinheiroDias'>

type Methods = ReadonlyMap<string, ChurchMethod>

/**
 * Minimum time to bring the money: with less before the event, methods that the church collects itself are not offered.
 */
const MIN_TIME_MS = 3_600_000

type Hold = { code: PaymentMethodCode | null; now: Date; isGuest: boolean }

/** When an order of an event expires unpaid. Methods that the church collects itself end when the event begins. */
export function eventHold(event: Terms, { code, now, isGuest }: Hold): Date {
  const days = event.prazoDinheiroDias ?? CASH_DAYS
  const until = holdUntil(code, now, isGuest ? Math.min(days, GUEST_CASH_DAYS) : days)
  return code !== null && isByHand(code) && until > event.dataInicio ? event.dataInicio : until
}

/** A boleto has to be due and reported before the event begins. */
function takes(event: Terms, code: PaymentMethodCode, now: Date): boolean {
  if (event.metodosPagamento && !event.metodosPagamento.includes(code)) return false
  if (code === 'boleto') return eventHold(event, { code, now, isGuest: false }) <= event.dataInicio
  return !isByHand(code) || event.dataInicio.getTime() - now.getTime() >= MIN_TIME_MS
}

/** The current payment methods of an event: its own, among the church's. */
export const eventMethods = (event: Terms, methods: Methods, now: Date): ChurchMethod[] =>
  [...methods.values()].filter(({ code }) => takes(event, code, now))

/** One of them, if the event currently accepts it. */
export function eventMethod(
  event: Terms,
  methods: Methods,
  { code, now }: { code: PaymentMethodCode; now: Date },
): ChurchMethod | undefined {
  const method = methods.get(code)
  return method && takes(event, code, now) ? method : undefined
}

/** The cash deadline promised before the order: the same that a member's or guest's order then has. */
export const cashDeadline = (event: Terms, now: Date) => {
  const left = (isGuest: boolean) => timeLeft(now, eventHold(event, { code: 'dinheiro', now, isGuest }))
  const { prazoDias: days, prazoHoras: hours } = left(false)
  const guest = left(true)
  return {
    prazoDinheiroDias: days,
    ...(hours !== undefined && { prazoDinheiroHoras: hours }),
    prazoDinheiroVisitante: {
      dias: guest.prazoDias,
      ...(guest.prazoHoras !== undefined && { horas: guest.prazoHoras }),
    },
  }
}

/** A church's methods, cached by its content version: a rush reads them thousands of times. */
export const keptMethods = (
  services: Pick<PaymentPlatform, 'database' | 'payments'>,
): ((church: DirectoryChurch) => Promise<Methods>) => keptForVersion(({ id }) => readMethods(services, id))

/** A church's current methods. */
export const readMethods = (
  services: Pick<PaymentPlatform, 'database' | 'payments'>,
  church: number,
): Promise<Methods> => services.database.churches.of(church).use((db) => churchMethods(services, db, church))
