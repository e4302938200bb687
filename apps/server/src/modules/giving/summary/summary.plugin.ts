import { ResumoDoacoesWire } from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { type FactSheet, factSheetPdf } from '../../../http/fact-sheet.ts'
import { notFound } from '../../../http/problem.ts'
import { answers } from '../../../http/route-parts.ts'
import { ChurchQuery, ownOf, type OwnAccount } from '../../../platform/people/own-account.ts'
import type { Platform } from '../../../platform/platform.ts'
import { languageOf, type PersonLanguage } from '../../../platform/church/person-language.ts'
import { fill, money } from '../../../payments/mails/payment-lines.ts'
import { YearText } from '../../../payments/own/own-payments.plugin.ts'
import { issuerLines, sheetDate } from '../../../payments/own/receipt.ts'
import { giftSummary } from './gift-summary.ts'
import { summaryWords } from './summary.words.ts'

const tags = ['giving']
const Year = Type.Object({ ...ChurchQuery.properties, ano: YearText })

/** A member's gifts of a year, by reason (an invented call): each accessible to its giver only. */
export const giftSummaryRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'clock' | 'database'>
}> = async (app, { services }) => {
  app.get(
    '/user/doacao/resumo',
    {
      config: { access: 'signed-in', church: 'query', role: 'anyone', cache: 'no-store' },
      schema: { tags, querystring: Year, response: answers(ResumoDoacoesWire) },
    },
    async (request) => {
      const ano = Number(request.query.ano)
      return { ano, moedas: request.viewer.user ? (await giftSummary(ownOf(request), ano)).currencies : [] }
    },
  )

  app.get(
    '/user/doacao/resumo/pdf',
    {
      config: { access: 'signed-in', church: 'query', role: 'family', cache: 'no-store' },
      schema: {
        tags,
        querystring: Type.Object({ ...Year.properties, idioma: Type.Optional(Type.Enum(['pt_BR', 'en', 'es'])) }),
      },
    },
    async (request, reply) => {
      const own = ownOf(request)
      const language = request.query.idioma ?? languageOf(request, own.church)
      const pdf = await summaryPdf(own, { year: Number(request.query.ano), language, now: services.clock() })
      const file = `${summaryWords[language].file}-${request.query.ano}.pdf`
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${file}"`).send(pdf)
    },
  )
}

type Wanted = { year: number; language: PersonLanguage; now: Date }

/** @throws ProblemError not_found for a year without gifts */
async function summaryPdf(own: OwnAccount, { year, language, now }: Wanted): Promise<Buffer> {
  const { church } = own
  const { giver, currencies } = await giftSummary(own, year)
  const [main, ...others] = currencies
  if (!main) throw notFound()
  const words = summaryWords[language]
  const locale = language.replace('_', '-')
  const rows = ({ moeda, motivos, valorDevolvido }: typeof main) => [
    ...motivos.map(
      ({ nome, qtde, valor }) => [`${nome} (${words.gifts(qtde)})`, money(valor, { moeda }, language)] as const,
    ),
    ...(valorDevolvido > 0 ? [[words.returned, `- ${money(valorDevolvido, { moeda }, language)}`] as const] : []),
  ]
  const total = ({ moeda, valorTotal }: typeof main) => [words.total, money(valorTotal, { moeda }, language)] as const
  const sheet: FactSheet = {
    locale,
    colour: church.corApp,
    issuer: issuerLines(church, language),
    title: fill(words.title, { year: String(year) }),
    warning: currencies.some(({ flagTeste }) => flagTeste) ? words.test : undefined,
    facts: [
      [words.giver, giver],
      [words.year, String(year)],
    ],
    sums: [...others.flatMap((each) => [...rows(each), total(each)]), ...rows(main)],
    total: total(main),
    notes: [fill(words.is, { church: church.nome, now: sheetDate(now, church, locale) }), words.isNot],
  }
  return factSheetPdf(sheet, church.codigo)
}
