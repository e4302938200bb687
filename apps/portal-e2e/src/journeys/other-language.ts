/** Details of journeys that run in Portuguese first: in another language they belong to the second job. */
export const otherLanguage = (locale: string) => (locale === 'pt-BR' ? {} : { tag: '@language' })
