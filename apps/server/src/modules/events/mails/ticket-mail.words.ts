import type { PersonLanguage } from '../../../platform/church/person-language.ts'

/** `{name}` are placeholders. */
type TicketMailWords = {
  tickets: { subject: string; lines: string[]; button: string }
  awaiting: { subject: string; lines: string[]; button: string }
  over: { subject: string; lines: string[]; button: string }
  refunded: { subject: string; lines: string[]; button: string }
  canceled: { subject: string; lines: string[]; button: string }
  receipt: { title: string; order: string; price: string; fees: string; interest: string; total: string; free: string }
  footer: string
}

export const ticketMailWords: Record<PersonLanguage, TicketMailWords> = {
  pt_BR: {
    tickets: {
      subject: '{event}: seus ingressos',
      lines: [
        'Olá, {buyer}! A sua inscrição está confirmada.',
        '{event}\n{when}\n{where}',
        'Os ingressos estão no PDF anexo, um por página. Mostre o código na entrada, no papel ou na tela.',
      ],
      button: 'Ver os ingressos no portal',
    },
    awaiting: {
      subject: '{event}: falta o pagamento',
      lines: [
        'Olá, {buyer}! Guardamos os seus lugares em {event} até {until}.',
        '{step}',
        'Assim que o pagamento for confirmado, os ingressos chegam por e-mail. Sem ele, a inscrição é cancelada sozinha.',
      ],
      button: 'Acompanhar o pagamento',
    },
    over: {
      subject: '{event}: inscrição cancelada',
      lines: [
        'Olá, {buyer}. A sua inscrição em {event} foi cancelada, porque o pagamento não foi confirmado.',
        'Os lugares foram liberados. Se ainda houver vagas, você pode se inscrever de novo.',
      ],
      button: 'Ver o evento',
    },
    refunded: {
      subject: '{event}: valor devolvido',
      lines: [
        'Olá, {buyer}. O pagamento da sua inscrição em {event} foi devolvido. Essa inscrição não vale mais.',
        'O prazo para o valor aparecer depende do seu banco ou cartão.',
      ],
      button: 'Ver o evento',
    },
    canceled: {
      subject: '{event}: inscrição cancelada',
      lines: [
        'Olá, {buyer}. A sua inscrição em {event} foi cancelada, e o lugar está livre.',
        'O código do ingresso não vale mais na entrada.',
      ],
      button: 'Ver o evento',
    },
    receipt: {
      title: 'Recibo',
      order: 'Pedido',
      price: 'Ingressos',
      fees: 'Taxas',
      interest: 'Juros',
      total: 'Total',
      free: 'Sem custo',
    },
    footer: 'Você recebeu esta mensagem porque este e-mail foi informado em uma inscrição no portal {church}.',
  },
  en: {
    tickets: {
      subject: '{event}: your tickets',
      lines: [
        'Hello {buyer}, your registration is confirmed.',
        '{event}\n{when}\n{where}',
        'Your tickets are in the attached PDF, one per page. Show the code at the entrance, on paper or on screen.',
      ],
      button: 'See the tickets on the portal',
    },
    awaiting: {
      subject: '{event}: payment is still due',
      lines: [
        'Hello {buyer}, we are holding your places for {event} until {until}.',
        '{step}',
        'Your tickets arrive by email once the payment is confirmed. If it isn’t paid, the registration is canceled automatically.',
      ],
      button: 'Follow the payment',
    },
    over: {
      subject: '{event}: registration canceled',
      lines: [
        'Hello {buyer}, your registration for {event} was canceled because the payment was not confirmed.',
        'The places were released. If there are any left, you are welcome to register again.',
      ],
      button: 'See the event',
    },
    refunded: {
      subject: '{event}: payment refunded',
      lines: [
        'Hello {buyer}, your payment for {event} has been refunded. That registration is no longer valid.',
        'How soon you see the money depends on your bank or card.',
      ],
      button: 'See the event',
    },
    canceled: {
      subject: '{event}: registration canceled',
      lines: [
        'Hello {buyer}, your registration for {event} was canceled, and the place was released.',
        'The code of the ticket is no longer valid at the entrance.',
      ],
      button: 'See the event',
    },
    receipt: {
      title: 'Receipt',
      order: 'Order',
      price: 'Tickets',
      fees: 'Fees',
      interest: 'Interest',
      total: 'Total',
      free: 'Free of charge',
    },
    footer: 'You received this message because this email was entered for a registration on the portal of {church}.',
  },
  es: {
    tickets: {
      subject: '{event}: tus entradas',
      lines: [
        'Hola, {buyer}: tu inscripción está confirmada.',
        '{event}\n{when}\n{where}',
        'Las entradas van en el PDF adjunto, una por página. Muestra el código en la puerta, en papel o en la pantalla.',
      ],
      button: 'Ver las entradas en el portal',
    },
    awaiting: {
      subject: '{event}: falta el pago',
      lines: [
        'Hola, {buyer}: guardamos tus lugares en {event} hasta {until}.',
        '{step}',
        'Cuando se confirme el pago, recibirás las entradas por correo. Sin él, la inscripción se cancela sola.',
      ],
      button: 'Seguir el pago',
    },
    over: {
      subject: '{event}: inscripción cancelada',
      lines: [
        'Hola, {buyer}: tu inscripción en {event} fue cancelada porque no se confirmó el pago.',
        'Los lugares quedaron libres. Si todavía hay cupo, puedes inscribirte de nuevo.',
      ],
      button: 'Ver el evento',
    },
    refunded: {
      subject: '{event}: pago devuelto',
      lines: [
        'Hola, {buyer}: se devolvió el pago de tu inscripción en {event}. Esa inscripción ya no es válida.',
        'El tiempo en que verás el dinero depende de tu banco o tarjeta.',
      ],
      button: 'Ver el evento',
    },
    canceled: {
      subject: '{event}: inscripción cancelada',
      lines: [
        'Hola, {buyer}: tu inscripción en {event} fue cancelada y el lugar quedó libre.',
        'El código de la entrada ya no es válido en la puerta.',
      ],
      button: 'Ver el evento',
    },
    receipt: {
      title: 'Recibo',
      order: 'Pedido',
      price: 'Entradas',
      fees: 'Comisiones',
      interest: 'Intereses',
      total: 'Total',
      free: 'Sin costo',
    },
    footer: 'Recibiste este mensaje porque este correo se indicó en una inscripción en el portal de {church}.',
  },
}
