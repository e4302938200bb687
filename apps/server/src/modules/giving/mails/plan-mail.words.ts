import type { PersonLanguage } from '../../../platform/church/person-language.ts'

/**
 * `failed`: the card will be charged again. `askedByBank`: the same, and its bank requires its holder's confirmation.
 * `missed`: it will not, since the giver has changed the plan meanwhile. `stopped…`: no further attempts. `noCard`,
 * `ended`: no gift was attempted.
 */
export type PlanMailKind = 'failed' | 'askedByBank' | 'missed' | 'stopped' | 'stoppedByBank' | 'noCard' | 'ended'

type Words = Record<PlanMailKind, { subject: string; lines: string[] }> & {
  button: string
  footer: string
  /** Below a receipt. */
  repeats: string
}

/** `{name}` are placeholders. */
export const planMailWords: Record<PersonLanguage, Words> = {
  pt_BR: {
    failed: {
      subject: '{church}: o cartão não aceitou a sua contribuição',
      lines: [
        'Olá, {giver}. O cartão da sua contribuição recorrente para {reason} não aceitou a cobrança de {total}. Nada foi cobrado.',
        'Vamos tentar de novo em {retry}. Se preferir, troque o cartão antes disso, pause ou cancele no portal.',
      ],
    },
    askedByBank: {
      subject: '{church}: o banco pede a sua confirmação',
      lines: [
        'Olá, {giver}. Para a sua contribuição recorrente de {total} para {reason}, o banco quis a sua confirmação, e você não estava na página. Nada foi cobrado.',
        'Você pode contribuir desta vez aqui, com a confirmação na tela:\n{give}',
        'Vamos tentar o cartão de novo em {retry}. Se ele sempre pede confirmação, troque por outro no portal.',
      ],
    },
    missed: {
      subject: '{church}: contribuição não cobrada',
      lines: ['Olá, {giver}. A contribuição de {total} para {reason} não foi cobrada, porque o cartão não aceitou.'],
    },
    stopped: {
      subject: '{church}: a sua contribuição recorrente parou',
      lines: [
        'Olá, {giver}. Tentamos algumas vezes, e o cartão não aceitou a contribuição de {total} para {reason}. Nada foi cobrado, e não vamos tentar mais.',
        'Se quiser continuar, escolha outro cartão e retome no portal.',
      ],
    },
    stoppedByBank: {
      subject: '{church}: a sua contribuição recorrente parou',
      lines: [
        'Olá, {giver}. O banco pede a sua confirmação a cada cobrança, por isso a contribuição recorrente de {total} para {reason} parou. Nada foi cobrado.',
        'Você pode contribuir desta vez aqui, com a confirmação na tela:\n{give}',
        'Para continuar, escolha outro cartão e retome no portal.',
      ],
    },
    noCard: {
      subject: '{church}: escolha um cartão para continuar',
      lines: [
        'Olá, {giver}. A sua contribuição recorrente de {total} para {reason} está pausada: o cartão venceu ou não está mais guardado.',
        'Escolha outro cartão e retome quando quiser. Até lá, nada é cobrado.',
      ],
    },
    ended: {
      subject: '{church}: a sua contribuição recorrente parou',
      lines: [
        'Olá, {giver}. A igreja mudou o que recebe para {reason}, e a sua contribuição recorrente de {total} não cabe mais ali. Nada foi cobrado.',
        'Você encontra no portal o que a igreja recebe agora:\n{give}',
      ],
    },
    button: 'Ver as minhas contribuições',
    footer: 'Você recebeu esta mensagem porque tem uma contribuição recorrente no portal {church}.',
    repeats:
      'Esta contribuição se repete a cada {days} dias. A próxima é em {next}. Para mudar, pausar ou cancelar:\n{own}',
  },
  en: {
    failed: {
      subject: '{church}: your card was declined',
      lines: [
        'Hello {giver}, the card for your recurring gift to {reason} was declined for {total}. Nothing was charged.',
        'We will try again on {retry}. Before then you can change the card, pause or cancel on the portal.',
      ],
    },
    askedByBank: {
      subject: '{church}: your bank asks for your confirmation',
      lines: [
        'Hello {giver}, your bank wanted you to confirm your recurring gift of {total} to {reason}, and you were not on the page. Nothing was charged.',
        'You can give here this time, and confirm on the screen:\n{give}',
        'We will try the card again on {retry}. If it always asks, choose another one on the portal.',
      ],
    },
    missed: {
      subject: '{church}: gift not charged',
      lines: ['Hello {giver}, your gift of {total} to {reason} was not charged, because the card was declined.'],
    },
    stopped: {
      subject: '{church}: your recurring gift has stopped',
      lines: [
        'Hello {giver}, we tried a few times, and the card was declined for your gift of {total} to {reason}. Nothing was charged, and we will not try again.',
        'If you would like to go on, choose another card and resume on the portal.',
      ],
    },
    stoppedByBank: {
      subject: '{church}: your recurring gift has stopped',
      lines: [
        'Hello {giver}, your bank asks you to confirm every charge, so your recurring gift of {total} to {reason} has stopped. Nothing was charged.',
        'You can give here this time, and confirm on the screen:\n{give}',
        'To go on, choose another card and resume on the portal.',
      ],
    },
    noCard: {
      subject: '{church}: choose a card to go on',
      lines: [
        'Hello {giver}, your recurring gift of {total} to {reason} is paused: its card has expired or is no longer saved.',
        'Choose another card and resume whenever you like. Until then nothing is charged.',
      ],
    },
    ended: {
      subject: '{church}: your recurring gift has stopped',
      lines: [
        'Hello {giver}, the church has changed what it accepts for {reason}, and your recurring gift of {total} no longer fits. Nothing was charged.',
        'See on the portal what the church accepts now:\n{give}',
      ],
    },
    button: 'See my recurring gifts',
    footer: 'You received this message because you have a recurring gift on the portal of {church}.',
    repeats: 'This gift repeats every {days} days. The next one is on {next}. To change, pause or cancel it:\n{own}',
  },
  es: {
    failed: {
      subject: '{church}: la tarjeta no aceptó tu donación',
      lines: [
        'Hola, {giver}: la tarjeta de tu donación recurrente para {reason} no aceptó el cobro de {total}. No se cobró nada.',
        'Lo intentaremos de nuevo el {retry}. Si prefieres, cambia antes la tarjeta, pausa o cancela en el portal.',
      ],
    },
    askedByBank: {
      subject: '{church}: tu banco pide tu confirmación',
      lines: [
        'Hola, {giver}: para tu donación recurrente de {total} para {reason}, el banco quiso tu confirmación y no estabas en la página. No se cobró nada.',
        'Esta vez puedes donar aquí y confirmar en la pantalla:\n{give}',
        'Lo intentaremos de nuevo el {retry}. Si la tarjeta siempre pide confirmación, elige otra en el portal.',
      ],
    },
    missed: {
      subject: '{church}: donación no cobrada',
      lines: ['Hola, {giver}: tu donación de {total} para {reason} no se cobró, porque la tarjeta no la aceptó.'],
    },
    stopped: {
      subject: '{church}: tu donación recurrente se detuvo',
      lines: [
        'Hola, {giver}: lo intentamos algunas veces y la tarjeta no aceptó tu donación de {total} para {reason}. No se cobró nada y no lo intentaremos más.',
        'Si quieres continuar, elige otra tarjeta y reanuda en el portal.',
      ],
    },
    stoppedByBank: {
      subject: '{church}: tu donación recurrente se detuvo',
      lines: [
        'Hola, {giver}: tu banco pide confirmar cada cobro, por eso tu donación recurrente de {total} para {reason} se detuvo. No se cobró nada.',
        'Esta vez puedes donar aquí y confirmar en la pantalla:\n{give}',
        'Para continuar, elige otra tarjeta y reanuda en el portal.',
      ],
    },
    noCard: {
      subject: '{church}: elige una tarjeta para continuar',
      lines: [
        'Hola, {giver}: tu donación recurrente de {total} para {reason} está en pausa: la tarjeta venció o ya no está guardada.',
        'Elige otra tarjeta y reanuda cuando quieras. Hasta entonces no se cobra nada.',
      ],
    },
    ended: {
      subject: '{church}: tu donación recurrente se detuvo',
      lines: [
        'Hola, {giver}: la iglesia cambió lo que recibe para {reason}, y tu donación recurrente de {total} ya no encaja. No se cobró nada.',
        'En el portal encuentras lo que la iglesia recibe ahora:\n{give}',
      ],
    },
    button: 'Ver mis donaciones',
    footer: 'Recibiste este mensaje porque tienes una donación recurrente en el portal de {church}.',
    repeats:
      'Esta donación se repite cada {days} días. La próxima es el {next}. Para cambiarla, pausarla o cancelarla:\n{own}',
  },
}
