import { ProblemError } from '../../../http/problem.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { keptForVersion } from '../../../platform/church/kept-for-version.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { keptMethods, readMethods } from '../events.methods.ts'
import { type EventForSale, readEvent } from '../events.reads.ts'
import type { CheckedPurchase } from './check-purchase.ts'
import { refused } from './refusal.ts'

/** What an event is sold by: prices, dates, questions, ways to pay. */
export type EventTerms = { event: EventForSale; methods: Awaited<ReturnType<typeof readMethods>> }

/** A purchase by the terms that it was checked against. */
export type Agreed = {
  event: EventForSale
  purchase: CheckedPurchase
  /** The church's content version that the sale has to meet; null for terms that were read for this purchase alone. */
  version: number | null
}

type Wish = { church: DirectoryChurch; event: number; check: (terms: EventTerms) => CheckedPurchase }

/**
 * The terms of events, kept as long as their church's content version stands, so that each of a thousand buyers does not
 * read them anew. Whoever sells by kept terms has the database compare that version. How many places are left is not among
 * what moves it: that is the database's to say, and a refusal is never told from memory.
 */
export function saleTerms(services: Pick<PaymentPlatform, 'database' | 'payments'>) {
  const read = async (church: DirectoryChurch, event: number) =>
    (await services.database.churches.of(church.id).read(readEvent, { id: event }))[0]
  const methodsOf = keptMethods(services)
  const eventOf = keptForVersion(read)

  const agreeOnce = async ({ church, event: id, check }: Wish, methods: EventTerms['methods']): Promise<Agreed> => {
    const event = await read(church, id)
    if (!event) throw refused('eventOver')
    return { event, purchase: check({ event, methods }), version: null }
  }
  return {
    /** Checks a purchase against kept terms, or where these refuse it, against the event as it is now. */
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
    /** As agree, and nothing of it is kept. */
    agreeAnew: async (wish: Wish): Promise<Agreed> => agreeOnce(wish, await readMethods(services, wish.church.id)),
  }
}
