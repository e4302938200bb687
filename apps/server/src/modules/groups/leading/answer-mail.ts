import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { toLanguage } from '../../../platform/church/person-language.ts'
import { type Mail, writeLetter } from '../../../platform/mail/compose-mail.ts'
import type { MailLanguage } from '../../../platform/mail/mail-words.ts'
import { answerWords, type GroupAnswer } from '../answer.words.ts'

const words: Record<
  MailLanguage,
  { hello: (name: string) => string; button: string; footer: (church: string) => string }
> = {
  pt_BR: {
    hello: (name) => `Olá, ${name}.`,
    button: 'Abrir a página do grupo',
    footer: (church) => `Você recebeu esta mensagem porque pediu para participar de um grupo no portal ${church}.`,
  },
  en: {
    hello: (name) => `Hello ${name},`,
    button: 'Open the group’s page',
    footer: (church) => `You received this message because you asked to join a group on the portal of ${church}.`,
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    button: 'Abrir la página del grupo',
    footer: (church) => `Recibiste este mensaje porque pediste participar en un grupo en el portal de ${church}.`,
  },
}

type Content = {
  church: DirectoryChurch
  to: { email: string; nome: string }
  group: { id: number; nome: string }
  answer: GroupAnswer
  origin: string
}

/** A leader's answer to a request, in the church's language: the same words as the notification. */
export function answerMail({ church, to, group, answer, origin }: Content): Mail {
  const language = toLanguage(church.idioma)
  const { hello, button, footer } = words[language]
  const { titulo, corpo } = answerWords(church.idioma, answer, group.nome)
  return writeLetter({
    to: to.email,
    church,
    language,
    subject: `${church.nome}: ${titulo}`,
    paragraphs: [hello(to.nome), `${titulo}.`, corpo],
    footer: footer(church.nome),
    button: { text: button, link: `${origin}/groups/${group.id}` },
  })
}
