import type { MailLanguage } from '../../platform/mail/mail-words.ts'

type Words = {
  subject: string
  lines: string[]
  /** Added to the last mail of a reminder that is ignored. */
  last: string
  button: string
  footer: string
  page: { title: string; question: string; confirm: string; done: string; expired: string; plans: string }
}

/** `{plan}`, `{day}`, `{length}`, `{passages}`, `{church}`, `{link}` and `{count}` are placeholders. */
export const reminderWords: Record<MailLanguage, Words> = {
  pt_BR: {
    subject: 'Leitura de hoje: {passages}',
    lines: ['Dia {day} de {length} de “{plan}”:', '{passages}'],
    last: 'Este é o último lembrete: faz {count} dias que nenhuma leitura é marcada. Se quiser continuar, é só ligá-lo de novo na página do plano.',
    button: 'Abrir a leitura',
    footer:
      'Você recebe esta mensagem porque pediu um lembrete diário no portal {church}. Para não receber mais: {link}',
    page: {
      title: 'Lembrete de leitura',
      question: 'Parar de receber os lembretes diários de leitura por e-mail?',
      confirm: 'Parar os lembretes',
      done: 'Pronto: os lembretes por e-mail estão desligados. As suas marcas continuam como estão.',
      expired: 'Este link não vale mais. Você desliga o lembrete na página do plano.',
      plans: 'Ver os meus planos',
    },
  },
  en: {
    subject: 'Today’s reading: {passages}',
    lines: ['Day {day} of {length} of “{plan}”:', '{passages}'],
    last: 'This is the last reminder: no reading has been marked for {count} days. To go on, turn it on again on the plan’s page.',
    button: 'Open the reading',
    footer:
      'You are receiving this message because you asked for a daily reminder on the portal of {church}. To stop it: {link}',
    page: {
      title: 'Reading reminder',
      question: 'Stop the daily reading reminders by email?',
      confirm: 'Stop the reminders',
      done: 'Done: reminders by email are off. Your marks stay as they are.',
      expired: 'This link is no longer valid. You can turn the reminder off on the plan’s page.',
      plans: 'See my plans',
    },
  },
  es: {
    subject: 'Lectura de hoy: {passages}',
    lines: ['Día {day} de {length} de «{plan}»:', '{passages}'],
    last: 'Este es el último recordatorio: hace {count} días que no se marca ninguna lectura. Si quieres seguir, actívalo de nuevo en la página del plan.',
    button: 'Abrir la lectura',
    footer:
      'Recibes este mensaje porque pediste un recordatorio diario en el portal de {church}. Para dejar de recibirlo: {link}',
    page: {
      title: 'Recordatorio de lectura',
      question: '¿Dejar de recibir los recordatorios diarios de lectura por correo?',
      confirm: 'Dejar de recibirlos',
      done: 'Listo: los recordatorios por correo están desactivados. Tus marcas siguen como están.',
      expired: 'Este enlace ya no es válido. Puedes desactivar el recordatorio en la página del plan.',
      plans: 'Ver mis planes',
    },
  },
}
