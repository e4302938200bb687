import { type Mail, writeLetter } from '../../platform/mail/compose-mail.ts'
import { toLanguage } from '../../platform/church/person-language.ts'
import type { MailNeeds } from '../orders/order-kinds.ts'
import type { Order } from '../payments.tables.ts'
import { disputeMailWords } from './dispute-mail.words.ts'
import { fill, money } from './payment-lines.ts'

/** Notifies the church, at its public address, of a dispute. @throws MailRefused */
export async function disputeMailOf(services: Pick<MailNeeds, 'directory'>, order: Order): Promise<Mail | undefined> {
  const church = await services.directory.byId(order.igrejaId)
  if (!church?.email) return undefined
  const language = toLanguage(church.idioma)
  const words = disputeMailWords[language]
  const values = {
    order: order.codigo,
    what: order.descricao,
    total: money(order.valorTotal, order, language),
    church: church.nome,
  }
  return writeLetter({
    to: church.email,
    church,
    language,
    subject: fill(words.subject, values),
    paragraphs: words.lines.map((line) => fill(line, values)),
    footer: fill(words.footer, values),
  })
}
