import { streetLine } from '@atrio/contract/rules'
import { type FactSheet, factSheetPdf } from '../../http/fact-sheet.ts'
import { notFound } from '../../http/problem.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PersonLanguage } from '../../platform/church/person-language.ts'
import { fill, money } from '../mails/payment-lines.ts'
import { paymentWords } from '../mails/payment.words.ts'
import { handlersOf } from '../orders/order-kinds.ts'
import type { Order } from '../payments.tables.ts'
import { receiptWords } from './receipt.words.ts'

/** Who issues a receipt: the church's name, its registration number, its address. */
export function issuerLines(
  { nome, documento, endereco }: Pick<DirectoryChurch, 'nome' | 'documento' | 'endereco'>,
  language: PersonLanguage,
): string[] {
  const street =
    endereco && streetLine({ street: endereco.logradouro, number: endereco.numero, country: endereco.pais })
  const place = [street, endereco?.cidade, endereco?.estado].filter(Boolean).join(', ')
  return [nome, ...(documento ? [`${receiptWords[language].document}: ${documento}`] : []), ...(place ? [place] : [])]
}

export const sheetDate = (instant: Date, { fusoHorario }: Pick<DirectoryChurch, 'fusoHorario'>, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: fusoHorario }).format(instant)

type Wanted = { church: DirectoryChurch; order: Order; language: PersonLanguage }

/** The receipt of a paid order as PDF. @throws ProblemError not_found for one that is not paid, or is disputed */
export async function receiptPdf(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  { church, order, language }: Wanted,
): Promise<Buffer> {
  if (order.situacao !== 'aprovado' || order.flagContestado) throw notFound()
  const { linesOf } = handlersOf(order.tipo)
  const lines = linesOf ? await database.churches.of(church.id).use((db) => linesOf(db, order)) : []
  const words = receiptWords[language]
  const locale = language.replace('_', '-')
  const sum = (amount: number) => (amount === 0 ? words.free : money(amount, order, language))
  const { methods } = paymentWords[language]
  const fees = order.taxaServico + order.taxaProcessamento
  const what = order.tipo === 'doacao' ? lines.map(({ name }) => name).join(', ') : order.descricao
  const parts = lines.length > 0 ? lines : [{ name: order.descricao, count: 1, amount: order.valor }]
  const sheet: FactSheet = {
    locale,
    colour: church.corApp,
    issuer: issuerLines(church, language),
    title: words.title[order.tipo],
    warning: order.flagTeste ? words.test : undefined,
    facts: [
      [words.payer[order.tipo], order.comprador.nome],
      [words.what[order.tipo], what || order.descricao],
      [words.date, sheetDate(order.dataAprovacao ?? order.dataUltimaAlteracao, church, locale)],
      ...(order.metodoPagamento ? [[words.method, methods[order.metodoPagamento]] as const] : []),
      [words.code, order.codigo],
    ],
    sums: [
      ...parts.map(({ name, count, amount }) => [count > 1 ? `${count} × ${name}` : name, sum(amount)] as const),
      ...(fees > 0 ? [[words.fees, sum(fees)] as const] : []),
      ...(order.juros > 0 ? [[words.interest, sum(order.juros)] as const] : []),
      ...(order.valorDevolvido > 0 ? [[words.returned, `- ${sum(order.valorDevolvido)}`] as const] : []),
    ],
    total: [words.total, sum(order.valorTotal)],
    notes: [fill(words.is, { church: church.nome, now: sheetDate(clock(), church, locale) }), words.isNot],
  }
  return factSheetPdf(sheet, church.codigo)
}
