import type { PersonLanguage } from '../../../platform/church/person-language.ts'

type Words = { subject: string; lines: string[]; button: string }

/** `{name}` are placeholders. */
type GiftMailWords = {
  given: Words
  awaiting: Words
  over: Words
  refunded: Words
  receipt: { title: string; order: string; fees: string; total: string }
  footer: string
}

export const giftMailWords: Record<PersonLanguage, GiftMailWords> = {
  pt_BR: {
    given: {
      subject: '{church}: recebemos a sua contribuição',
      lines: ['Olá, {giver}! A sua contribuição chegou. Muito obrigado.', '{receipt}'],
      button: 'Ver o comprovante no portal',
    },
    awaiting: {
      subject: '{church}: falta concluir a sua contribuição',
      lines: [
        'Olá, {giver}! A sua contribuição de {total} está registrada e espera o pagamento até {until}.',
        '{step}',
        'Assim que o pagamento for confirmado, o comprovante chega por e-mail. Sem ele, a contribuição é cancelada sozinha.',
      ],
      button: 'Acompanhar o pagamento',
    },
    over: {
      subject: '{church}: contribuição não concluída',
      lines: [
        'Olá, {giver}. A sua contribuição de {total} não foi concluída, porque o pagamento não foi confirmado.',
        'Nada foi cobrado. Se quiser, você pode contribuir de novo quando for melhor para você.',
      ],
      button: 'Contribuir',
    },
    refunded: {
      subject: '{church}: valor devolvido',
      lines: [
        'Olá, {giver}. A sua contribuição de {total} foi devolvida.',
        'O prazo para o valor aparecer depende do seu banco ou cartão.',
      ],
      button: 'Ver a contribuição no portal',
    },
    receipt: { title: 'Recibo', order: 'Código', fees: 'Taxas', total: 'Total' },
    footer: 'Você recebeu esta mensagem porque este e-mail foi informado em uma contribuição no portal {church}.',
  },
  en: {
    given: {
      subject: '{church}: we have received your gift',
      lines: ['Hello {giver}, your gift has arrived. Thank you very much.', '{receipt}'],
      button: 'See the receipt on the portal',
    },
    awaiting: {
      subject: '{church}: your gift is not complete yet',
      lines: [
        'Hello {giver}, your gift of {total} is recorded, and we are waiting for the payment until {until}.',
        '{step}',
        'The receipt arrives by email once the payment is confirmed. If it isn’t paid, the gift is canceled automatically.',
      ],
      button: 'Follow the payment',
    },
    over: {
      subject: '{church}: gift not completed',
      lines: [
        'Hello {giver}, your gift of {total} was not completed because the payment was not confirmed.',
        'Nothing was charged. You are welcome to give again whenever it suits you.',
      ],
      button: 'Give',
    },
    refunded: {
      subject: '{church}: payment refunded',
      lines: [
        'Hello {giver}, your gift of {total} has been refunded.',
        'How soon you see the money depends on your bank or card.',
      ],
      button: 'See the gift on the portal',
    },
    receipt: { title: 'Receipt', order: 'Code', fees: 'Fees', total: 'Total' },
    footer: 'You received this message because this email was entered for a gift on the portal of {church}.',
  },
  es: {
    given: {
      subject: '{church}: recibimos tu donación',
      lines: ['Hola, {giver}: tu donación llegó. Muchas gracias.', '{receipt}'],
      button: 'Ver el comprobante en el portal',
    },
    awaiting: {
      subject: '{church}: falta completar tu donación',
      lines: [
        'Hola, {giver}: tu donación de {total} quedó registrada y espera el pago hasta {until}.',
        '{step}',
        'Cuando se confirme el pago, recibirás el comprobante por correo. Sin él, la donación se cancela sola.',
      ],
      button: 'Seguir el pago',
    },
    over: {
      subject: '{church}: donación no completada',
      lines: [
        'Hola, {giver}: tu donación de {total} no se completó, porque el pago no fue confirmado.',
        'No se cobró nada. Si quieres, puedes donar de nuevo cuando te venga mejor.',
      ],
      button: 'Donar',
    },
    refunded: {
      subject: '{church}: monto devuelto',
      lines: [
        'Hola, {giver}: tu donación de {total} fue devuelta.',
        'El plazo para ver el monto depende de tu banco o tarjeta.',
      ],
      button: 'Ver la donación en el portal',
    },
    receipt: { title: 'Recibo', order: 'Código', fees: 'Comisiones', total: 'Total' },
    footer: 'Recibiste este mensaje porque este correo se indicó en una donación en el portal de {church}.',
  },
}
