import type { BrowserContext } from 'playwright'
import type { Language } from './screens.ts'

type Visitor = { locale: Language; timezoneId: string }

/** How a person of each church asks: with its language, in its time zone. Unknown codes ask as the demonstration's. */
const visitors: Record<string, Visitor> = {
  grace: { locale: 'en', timezoneId: 'America/Chicago' },
  hope: { locale: 'en', timezoneId: 'America/Chicago' },
  luz: { locale: 'es', timezoneId: 'America/Bogota' },
}

let guests = 0

/**
 * Everybody comes from an address of their own: one that buys as much as these pictures do would be stopped. The payment
 * host does not receive it, since it lets no page of another origin send such a header.
 */
export async function comeFromAfar(context: BrowserContext): Promise<void> {
  guests += 1
  const address = `10.1.${guests >> 8}.${guests & 255}`
  await context.route(
    ({ hostname, pathname }) => pathname.startsWith('/api/') && !hostname.startsWith('pay.'),
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  )
}

export const visitorOf = (church: string): Visitor =>
  visitors[church] ?? { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' }
