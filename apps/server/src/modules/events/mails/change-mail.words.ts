import type { PersonLanguage } from '../../../platform/church/person-language.ts'

export type ChangeKind = 'canceled' | 'offered' | 'passed' | 'taken'
type Words = { subject: string; lines: string[]; button: string }

/** `{name}` are placeholders. Nothing that its sender has written goes to an address that nobody has proved. */
export const changeMailWords: Record<PersonLanguage, Record<ChangeKind, Words> & { back: string; footer: string }> = {
  pt_BR: {
    canceled: {
      subject: '{event}: ingresso cancelado',
      lines: ['Um ingresso seu de {event} ({kind}) foi cancelado. O código dele não vale mais na entrada.', '{back}'],
      button: 'Ver o evento',
    },
    offered: {
      subject: '{event}: um ingresso para você',
      lines: [
        'Quem tem um ingresso de {event} ({kind}) quer passá-lo a você.',
        '{event}\n{when}\n{where}',
        'Para ficar com ele, abra o link até {until} e entre com a conta deste e-mail, ou crie uma. O link vale uma vez só. Se você não espera por isto, não faça nada.',
      ],
      button: 'Ver o ingresso',
    },
    passed: {
      subject: '{event}: o seu ingresso mudou de mãos',
      lines: ['O ingresso de {event} ({kind}) que você passou foi aceito. O seu código dele não vale mais na entrada.'],
      button: 'Ver o evento',
    },
    taken: {
      subject: '{event}: o ingresso é seu',
      lines: [
        'O ingresso de {event} ({kind}) agora é seu.',
        '{event}\n{when}\n{where}',
        'Mostre o código na entrada, no papel ou na tela. Ele está no portal, nas suas inscrições.',
      ],
      button: 'Ver o meu ingresso',
    },
    back: 'O valor dele volta pela mesma forma de pagamento. O prazo para aparecer depende do seu banco ou cartão.',
    footer: 'Você recebeu esta mensagem por causa de um ingresso de um evento no portal {church}.',
  },
  en: {
    canceled: {
      subject: '{event}: ticket canceled',
      lines: [
        'One of your tickets for {event} ({kind}) was canceled. Its code is no longer valid at the entrance.',
        '{back}',
      ],
      button: 'See the event',
    },
    offered: {
      subject: '{event}: a ticket for you',
      lines: [
        'Someone who has a ticket for {event} ({kind}) would like to pass it on to you.',
        '{event}\n{when}\n{where}',
        'To take it, open the link by {until} and sign in with the account of this email, or create one. The link works once. If you aren’t expecting this, do nothing.',
      ],
      button: 'See the ticket',
    },
    passed: {
      subject: '{event}: your ticket has a new holder',
      lines: [
        'The ticket for {event} ({kind}) that you passed on was accepted. Your code for it is no longer valid at the entrance.',
      ],
      button: 'See the event',
    },
    taken: {
      subject: '{event}: the ticket is yours',
      lines: [
        'The ticket for {event} ({kind}) is yours now.',
        '{event}\n{when}\n{where}',
        'Show its code at the entrance, on paper or on screen. It is on the portal, among your registrations.',
      ],
      button: 'See my ticket',
    },
    back: 'What was paid for it goes back the way it was paid. How soon you see it depends on your bank or card.',
    footer: 'You received this message because of a ticket for an event on the portal of {church}.',
  },
  es: {
    canceled: {
      subject: '{event}: entrada cancelada',
      lines: [
        'Una de tus entradas de {event} ({kind}) fue cancelada. Su código ya no es válido en la puerta.',
        '{back}',
      ],
      button: 'Ver el evento',
    },
    offered: {
      subject: '{event}: una entrada para ti',
      lines: [
        'Quien tiene una entrada de {event} ({kind}) quiere pasártela.',
        '{event}\n{when}\n{where}',
        'Para quedártela, abre el enlace hasta {until} y entra con la cuenta de este correo, o crea una. El enlace sirve una sola vez. Si no esperas esto, no hagas nada.',
      ],
      button: 'Ver la entrada',
    },
    passed: {
      subject: '{event}: tu entrada cambió de manos',
      lines: ['La entrada de {event} ({kind}) que pasaste fue aceptada. Tu código ya no es válido en la puerta.'],
      button: 'Ver el evento',
    },
    taken: {
      subject: '{event}: la entrada es tuya',
      lines: [
        'La entrada de {event} ({kind}) ahora es tuya.',
        '{event}\n{when}\n{where}',
        'Muestra su código en la puerta, en papel o en pantalla. Está en el portal, en tus inscripciones.',
      ],
      button: 'Ver mi entrada',
    },
    back: 'Lo pagado por ella vuelve por la misma forma de pago. El plazo para verlo depende de tu banco o tarjeta.',
    footer: 'Recibiste este mensaje por una entrada de un evento en el portal de {church}.',
  },
}
