import type { PersonLanguage } from '../../platform/church/person-language.ts'

/** `{name}` are placeholders. */
type DisputeMailWords = { subject: string; lines: string[]; footer: string }

export const disputeMailWords: Record<PersonLanguage, DisputeMailWords> = {
  pt_BR: {
    subject: 'Pagamento contestado: pedido {order}',
    lines: [
      'O pagamento de {total} do pedido {order} ({what}) foi contestado no banco de quem pagou.',
      'Até o banco decidir, os ingressos e acessos desse pedido ficam suspensos. Se a igreja ganhar, eles voltam a valer sozinhos; se perder, o pedido é encerrado como devolvido.',
      'Responda à contestação no painel do provedor de pagamentos, dentro do prazo que ele indica.',
    ],
    footer: 'Esta mensagem foi enviada ao e-mail de contato de {church}.',
  },
  en: {
    subject: 'Payment disputed: order {order}',
    lines: [
      'The payment of {total} for order {order} ({what}) was disputed at the payer’s bank.',
      'Until the bank decides, this order’s tickets and access are suspended. If the church wins, they become valid again by themselves; if it loses, the order ends as refunded.',
      'Answer the dispute in the payment provider’s dashboard, by the deadline shown there.',
    ],
    footer: 'This message was sent to the contact address of {church}.',
  },
  es: {
    subject: 'Pago disputado: pedido {order}',
    lines: [
      'El pago de {total} del pedido {order} ({what}) fue disputado en el banco de quien pagó.',
      'Hasta que el banco decida, las entradas y los accesos de ese pedido quedan suspendidos. Si la iglesia gana, vuelven a ser válidos solos; si pierde, el pedido termina como devuelto.',
      'Responde a la disputa en el panel del proveedor de pagos, dentro del plazo que allí se indica.',
    ],
    footer: 'Este mensaje se envió al correo de contacto de {church}.',
  },
}
