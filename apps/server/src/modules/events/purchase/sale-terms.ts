import { ProblemError } from '../../../http/problem.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { keptForVersion } from '../../../platform/church/kept-for-version.ts'
import { sharedRead } from '../../../platform/church/shared-read.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { keptMethods, readMethods } from '../events.methods.ts'
import { type EventForSale, readEvent } from '../events.reads.ts'
import type { CheckedPurchase } from './check-purchase.ts'
import { refused } from './refusal.ts'

/** The terms of an event's sale: prices, dates, questions, payment methods. */
export type EventTerms = { event: EventForSale; methods: Awaited<ReturnType<typeof readMethods>> }

/** A purchase with the terms that it was checked against. */
export type Agreed = {
  event: EventForSale
  purchase: CheckedPurchase
  /** The church's content version that must still apply; null for terms read for this purchase alone. */
  version: number | null
}

type Wish = { church: DirectoryChurch; event: number; check: (terms: EventTerms) => CheckedPurchase }

/**
 * The terms of events, cached by their church's content version, so that each of a thousand buyers does not read them
 * again. For a sale by cached terms the database compares that version. Stock does not change it: the database alone
 * knows it, and no refusal relies on cached data.
 */
export function saleTerms(services: Pick<PaymentPlatform, 'database' | 'payments'>) {
  const read = async (church: number, event: number) =>
    (await services.database.churches.of(church).read(readEvent, { id: event }))[0]
  const methodsOf = keptMethods(services)
  const eventOf = keptForVersion((church: DirectoryChurch, event) => read(church.id, event))
  // when an event is sold out, everybody else is refused by it at once
  const eventNow = sharedRead(read)

  const agreeOnce = async ({ church, event: id, check }: Wish, methods: EventTerms['methods']): Promise<Agreed> => {
    const event = await eventNow(church.id, id)
    if (!event) throw refused('eventOver')
    return { event, purchase: check({ event, methods }), version: null }
  }
  return {
    /** Checks a purchase against cached terms or, when these refuse it, against the current ones. */
    async agree(wish: Wish): Promise<Agreed> {
      const { church } = wish
      const [event, methods] = await Promise.all([eventOf(church, wish.event), methodsOf(church)])
      if (event) {
        try {
          return { event, purchase: wish.check({ event, methods }), version: church.versao }
        } catch (refusal) {
          if (!(refusal instanceof ProblemError)) throw refusal
        }
      }
      return agreeOnce(wish, methods)
    },
    /** Like agree, without the cache. */
    agreeUncached: async (wish: Wish): Promise<Agreed> => agreeOnce(wish, await readMethods(services, wish.church.id)),
  }
}
