/** How a person of each church asks: with its language, in its time zone. Unknown codes ask as the demonstration's. */
const visitors: Record<string, { locale: string; timezoneId: string }> = {
  grace: { locale: 'en-US', timezoneId: 'America/Chicago' },
  hope: { locale: 'en-US', timezoneId: 'America/Chicago' },
  luz: { locale: 'es-CO', timezoneId: 'America/Bogota' },
}

export const visitorOf = (church: string) => visitors[church] ?? { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' }
