import type { RenewalMailWords } from './renewal-mail-kinds.ts'

export const spanish: RenewalMailWords = {
  remind: {
    subject: '{church}: tu suscripción termina el {end}',
    lines: [
      'Hola, {person}: tu suscripción «{plan}» vale hasta el {end} y no se renueva sola.',
      'Si quieres continuar, paga el próximo período en la página de tu suscripción. No se pierde ningún día: empieza cuando este termina.',
    ],
  },
  ahead: {
    subject: '{church}: tu suscripción se renueva el {day}',
    lines: [
      'Hola, {person}: como pediste, tu suscripción «{plan}» se renueva sola: el {day} cobraremos {total} en la tarjeta terminada en {card}.',
      'Hasta entonces puedes cambiar la tarjeta o cancelar. Lo que ya pagaste dura hasta el {end} de todos modos.',
    ],
  },
  price: {
    subject: '{church}: el precio de tu suscripción cambió',
    lines: [
      'Hola, {person}: autorizaste la renovación de «{plan}» por {agreed}, y las condiciones cambiaron: un período cuesta ahora {total}.',
      'No cobramos nada sin tu autorización. Para continuar, revisa las nuevas condiciones y autorízalas en la página de tu suscripción. Si no, termina el {end}.',
    ],
  },
  noCard: {
    subject: '{church}: elige una tarjeta para tu suscripción',
    lines: [
      'Hola, {person}: la renovación de tu suscripción «{plan}» está desactivada: la tarjeta venció o ya no está guardada. No se cobró nada.',
      'Lo que ya pagaste dura hasta el {end}. Para continuar, elige otra tarjeta o paga el próximo período en la página de tu suscripción.',
    ],
  },
  gone: {
    subject: '{church}: tu suscripción no se renovará',
    lines: [
      'Hola, {person}: la iglesia ya no ofrece el plan «{plan}», por eso tu suscripción no se renovará. No se cobró nada.',
      'Lo que ya pagaste dura hasta el {end}. En el portal están los planes de ahora.',
    ],
  },
  ended: {
    subject: '{church}: tu suscripción terminó',
    lines: [
      'Hola, {person}: tu suscripción «{plan}» terminó el {end} sin renovarse. No se cobró nada ni se cobrará.',
      'Si quieres continuar, elige un plan en el portal.',
    ],
  },
  failed: {
    subject: '{church}: la tarjeta no aceptó la renovación',
    lines: [
      'Hola, {person}: la tarjeta terminada en {card} no aceptó la renovación de tu suscripción «{plan}», de {total}. No se cobró nada.',
      'Lo intentaremos de nuevo el {day}. Si prefieres, cambia antes la tarjeta o cancela. Lo que ya pagaste dura hasta el {end}.',
    ],
  },
  failedByBank: {
    subject: '{church}: tu banco pide tu confirmación',
    lines: [
      'Hola, {person}: el banco quiso tu confirmación para renovar la suscripción «{plan}», de {total}, y no estabas en la página. No se cobró nada.',
      'Paga el próximo período en la página de tu suscripción y confirma en la pantalla, o elige otra tarjeta. Lo intentaremos de nuevo el {day}.',
    ],
  },
  stopped: {
    subject: '{church}: tu suscripción terminó',
    lines: [
      'Hola, {person}: lo intentamos algunas veces y la tarjeta no aceptó la renovación de tu suscripción «{plan}», de {total}. No se cobró nada y no lo intentaremos más.',
      'Lo que pagaste duró hasta el {end}. Si quieres continuar, suscríbete de nuevo en el portal.',
    ],
  },
  stoppedByBank: {
    subject: '{church}: tu suscripción terminó',
    lines: [
      'Hola, {person}: tu banco pide confirmar cada cobro, por eso la renovación de tu suscripción «{plan}» se detuvo. No se cobró nada.',
      'Lo que pagaste duró hasta el {end}. Si quieres continuar, suscríbete de nuevo en el portal y confirma en la pantalla.',
    ],
  },
  missed: {
    subject: '{church}: renovación no cobrada',
    lines: [
      'Hola, {person}: la renovación de tu suscripción «{plan}», de {total}, no se cobró, porque la tarjeta no la aceptó.',
    ],
  },
  button: 'Ver mi suscripción',
  plans: 'Ver los planes',
  footer: 'Recibiste este mensaje porque estás suscrito a Play en el portal de {church}.',
  endsThere: 'Termina ese día y no se renueva sola.',
  renews: 'Como pediste, se renueva sola con tu tarjeta guardada. Te avisamos antes de cada cobro.',
}
