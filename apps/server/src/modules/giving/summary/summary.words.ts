import type { PersonLanguage } from '../../../platform/church/person-language.ts'

/** `{name}` are placeholders. */
type SummaryWords = {
  title: string
  file: string
  giver: string
  year: string
  gifts: (count: number) => string
  returned: string
  total: string
  test: string
  is: string
  isNot: string
}

export const summaryWords: Record<PersonLanguage, SummaryWords> = {
  pt_BR: {
    title: 'Resumo de contribuições de {year}',
    file: 'contribuicoes',
    giver: 'Quem contribuiu',
    year: 'Ano',
    gifts: (count) => (count === 1 ? '1 contribuição' : `${count} contribuições`),
    returned: 'Devolvido depois',
    total: 'Total do ano',
    test: 'TESTE: há contribuições que ninguém pagou de verdade.',
    is: 'Resumo do portal {church}, emitido em {now}: as contribuições confirmadas pelo portal no ano, sem as taxas do pagamento. O que foi entregue de outra forma, como no culto, não está aqui.',
    isNot: 'Não é recibo para dedução de imposto. Se precisar de um documento assinado, peça à secretaria da igreja.',
  },
  en: {
    title: 'Giving summary for {year}',
    file: 'giving',
    giver: 'Given by',
    year: 'Year',
    gifts: (count) => (count === 1 ? '1 gift' : `${count} gifts`),
    returned: 'Refunded later',
    total: 'Total for the year',
    test: 'TEST: no one was charged for some of these gifts.',
    is: 'Summary from the portal of {church}, issued on {now}: the gifts confirmed by the portal during the year, without payment fees. What was given in other ways, such as at a service, is not included.',
    isNot: 'It is not a tax-deduction acknowledgement. If you need a signed document, ask the church’s office.',
  },
  es: {
    title: 'Resumen de donaciones de {year}',
    file: 'donaciones',
    giver: 'Donante',
    year: 'Año',
    gifts: (count) => (count === 1 ? '1 donación' : `${count} donaciones`),
    returned: 'Devuelto después',
    total: 'Total del año',
    test: 'PRUEBA: por algunas de estas donaciones no se cobró a nadie.',
    is: 'Resumen del portal de {church}, emitido el {now}: las donaciones confirmadas por el portal en el año, sin las comisiones del pago. Lo entregado de otra forma, como en el culto, no está aquí.',
    isNot:
      'No es un recibo para deducir impuestos. Si necesitas un documento firmado, pídelo en la oficina de la iglesia.',
  },
}
