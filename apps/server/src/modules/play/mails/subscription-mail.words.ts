import type { PersonLanguage } from '../../../platform/church/person-language.ts'

type Words = { subject: string; lines: string[]; button: string }

/** `{name}` are placeholders. */
type SubscriptionMailWords = {
  begun: Words
  awaiting: Words
  over: Words
  refunded: Words
  receipt: { title: string; order: string; fees: string; total: string }
  footer: string
}

export const subscriptionMailWords: Record<PersonLanguage, SubscriptionMailWords> = {
  pt_BR: {
    begun: {
      subject: '{church}: a sua assinatura está ativa',
      lines: ['Olá, {person}! A sua assinatura “{plan}” vale até {end}. {next}', '{receipt}'],
      button: 'Assistir agora',
    },
    awaiting: {
      subject: '{church}: falta concluir a sua assinatura',
      lines: [
        'Olá, {person}! A sua assinatura “{plan}”, de {total}, está registrada e espera o pagamento até {until}.',
        '{step}',
        'Ela começa a valer quando o pagamento for confirmado. Sem ele, o pedido é cancelado sozinho.',
      ],
      button: 'Acompanhar o pagamento',
    },
    over: {
      subject: '{church}: assinatura não concluída',
      lines: [
        'Olá, {person}. A assinatura “{plan}”, de {total}, não foi concluída, porque o pagamento não foi confirmado.',
        'Nada foi cobrado. Se quiser, você pode assinar quando for melhor para você.',
      ],
      button: 'Ver os planos',
    },
    refunded: {
      subject: '{church}: assinatura encerrada e valor devolvido',
      lines: [
        'Olá, {person}. A assinatura “{plan}” foi encerrada, e o valor de {total} foi devolvido.',
        'O prazo para o valor aparecer depende do seu banco ou cartão.',
      ],
      button: 'Ver o pedido no portal',
    },
    receipt: { title: 'Recibo', order: 'Pedido', fees: 'Taxas', total: 'Total' },
    footer: 'Você recebeu esta mensagem porque assinou um plano no portal {church}.',
  },
  en: {
    begun: {
      subject: '{church}: your subscription is active',
      lines: ['Hello {person}, your subscription “{plan}” is valid until {end}. {next}', '{receipt}'],
      button: 'Watch now',
    },
    awaiting: {
      subject: '{church}: your subscription is not complete yet',
      lines: [
        'Hello {person}, your subscription “{plan}” of {total} is recorded, and we are waiting for the payment until {until}.',
        '{step}',
        'It begins once the payment is confirmed. If it isn’t paid, the order is canceled automatically.',
      ],
      button: 'Follow the payment',
    },
    over: {
      subject: '{church}: subscription not completed',
      lines: [
        'Hello {person}, the subscription “{plan}” of {total} was not completed because the payment was not confirmed.',
        'Nothing was charged. You are welcome to subscribe whenever it suits you.',
      ],
      button: 'See the plans',
    },
    refunded: {
      subject: '{church}: subscription ended and refunded',
      lines: [
        'Hello {person}, the subscription “{plan}” has ended, and {total} has been refunded.',
        'How soon you see the money depends on your bank or card.',
      ],
      button: 'See the order on the portal',
    },
    receipt: { title: 'Receipt', order: 'Order', fees: 'Fees', total: 'Total' },
    footer: 'You received this message because you subscribed to a plan on the portal of {church}.',
  },
  es: {
    begun: {
      subject: '{church}: tu suscripción está activa',
      lines: ['Hola, {person}: tu suscripción «{plan}» vale hasta el {end}. {next}', '{receipt}'],
      button: 'Ver ahora',
    },
    awaiting: {
      subject: '{church}: falta completar tu suscripción',
      lines: [
        'Hola, {person}: tu suscripción «{plan}», de {total}, quedó registrada y espera el pago hasta {until}.',
        '{step}',
        'Empieza cuando se confirme el pago. Sin él, el pedido se cancela solo.',
      ],
      button: 'Seguir el pago',
    },
    over: {
      subject: '{church}: suscripción no completada',
      lines: [
        'Hola, {person}: la suscripción «{plan}», de {total}, no se completó, porque el pago no fue confirmado.',
        'No se cobró nada. Si quieres, puedes suscribirte cuando te venga mejor.',
      ],
      button: 'Ver los planes',
    },
    refunded: {
      subject: '{church}: suscripción terminada y monto devuelto',
      lines: [
        'Hola, {person}: la suscripción «{plan}» terminó, y el monto de {total} fue devuelto.',
        'El plazo para ver el monto depende de tu banco o tarjeta.',
      ],
      button: 'Ver el pedido en el portal',
    },
    receipt: { title: 'Recibo', order: 'Pedido', fees: 'Comisiones', total: 'Total' },
    footer: 'Recibiste este mensaje porque te suscribiste a un plan en el portal de {church}.',
  },
}
