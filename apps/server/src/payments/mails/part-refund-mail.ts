import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { type Mail, writeLetter } from '../../platform/mail/compose-mail.ts'
import type { PersonLanguage } from '../../platform/church/person-language.ts'
import type { Order } from '../payments.tables.ts'
import { fill, money } from './payment-lines.ts'
import { paymentWords } from './payment.words.ts'
import { partRefundWords } from './part-refund.words.ts'

type PartRefund = {
  church: DirectoryChurch
  order: Order
  language: PersonLanguage
  origin: string
  /** Whether the address is verified: see `mayHoldNames`. */
  hasNames: boolean
}

/** Notifies the buyer how much of their payment was refunded so far. The purchase stays valid. @throws MailRefused */
export function partRefundMail({ church, order, language, origin, hasNames }: PartRefund): Mail {
  const words = partRefundWords[language]
  const values = {
    buyer: hasNames ? order.comprador.nome : paymentWords[language].nameless,
    what: order.descricao,
    returned: money(order.valorDevolvido, order, language),
    total: money(order.valorTotal, order, language),
    church: church.nome,
  }
  const path = order.usuarioId === null ? `/checkout/thank-you?order=${order.codigo}` : `/user/payment/${order.codigo}`
  return writeLetter({
    to: order.comprador.email,
    church,
    language,
    subject: fill(words.subject, values),
    paragraphs: words.lines.map((line) => fill(line, values)),
    footer: fill(words.footer, values),
    button: { text: words.button, link: `${origin}${path}` },
  })
}
