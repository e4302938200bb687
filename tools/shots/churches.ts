import type { Language } from './screens.ts'

type Visitor = { locale: Language; timezoneId: string }

/** How a person of each church asks: with its language, in its time zone. Unknown codes ask as the demonstration's. */
const visitors: Record<string, Visitor> = {
  grace: { locale: 'en', timezoneId: 'America/Chicago' },
  hope: { locale: 'en', timezoneId: 'America/Chicago' },
  luz: { locale: 'es', timezoneId: 'America/Bogota' },
}

export const visitorOf = (church: string): Visitor =>
  visitors[church] ?? { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' }
