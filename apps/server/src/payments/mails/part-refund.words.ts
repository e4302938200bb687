import type { PersonLanguage } from '../../platform/church/person-language.ts'

/** `{name}` are placeholders. */
type PartRefundWords = { subject: string; lines: string[]; button: string; footer: string }

export const partRefundWords: Record<PersonLanguage, PartRefundWords> = {
  pt_BR: {
    subject: '{church}: parte do valor devolvida',
    lines: [
      'Olá, {buyer}. Do seu pagamento de {total} ({what}), {returned} foram devolvidos até agora.',
      'O restante continua valendo. O prazo para o valor aparecer depende do seu banco ou cartão.',
    ],
    button: 'Ver o pagamento no portal',
    footer: 'Você recebeu esta mensagem porque este e-mail foi informado em um pagamento no portal {church}.',
  },
  en: {
    subject: '{church}: part of your payment was refunded',
    lines: [
      'Hello {buyer}, of your payment of {total} ({what}), {returned} has been refunded so far.',
      'The order itself remains valid. How soon you see the money depends on your bank or card.',
    ],
    button: 'See the order on the portal',
    footer: 'You received this message because this email was entered for an order on the portal of {church}.',
  },
  es: {
    subject: '{church}: se devolvió parte del pago',
    lines: [
      'Hola, {buyer}: de tu pago de {total} ({what}) se devolvieron {returned} hasta ahora.',
      'El resto sigue siendo válido. El plazo para ver el monto depende de tu banco o tarjeta.',
    ],
    button: 'Ver el pago en el portal',
    footer: 'Recibiste este mensaje porque este correo se indicó en un pago en el portal de {church}.',
  },
}
