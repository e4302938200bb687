import type { Platform } from '../../platform/platform.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { type Mail, writeLetter } from '../../platform/mail/compose-mail.ts'
import type { MailLanguage } from '../../platform/mail/mail-words.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Owner } from './readings.ts'
import { reminderWords } from './reminder.words.ts'

/** The page that ends a person's reminders, on the church's own host. */
export const REMINDER_PATH = '/reading-reminder'

/** A mail is found and ended that long after it was sent. */
const LINK_MS = 60 * 86_400_000

/** The subject of the signed link. */
export const aboutReminders = ({ igrejaId, id }: Owner) => `reading reminders ${igrejaId} ${id}`

type Reminder = {
  to: string
  owner: Owner
  language: MailLanguage
  plan: { uuid: string; nome: string; qtdeDias: number }
  day: number
  passages: readonly string[]
  /** Set for the last one of an ignored reminder: days without a mark. */
  ignoredDays?: number | undefined
}

/** Subjects stay short. */
const MAX_SUBJECT = 120

/** The mail about today's reading. @throws MailRefused */
export async function reminderMail(
  services: Pick<Platform, 'config' | 'directory' | 'auth' | 'clock'>,
  church: DirectoryChurch,
  { to, owner, language, plan, day, passages, ignoredDays }: Reminder,
): Promise<Mail> {
  const words = reminderWords[language]
  const origin = await portalOrigin(services, church)
  const { key } = services.auth.links.sign(aboutReminders(owner), new Date(services.clock().getTime() + LINK_MS))
  const unsubscribe = `${origin}${REMINDER_PATH}?${new URLSearchParams({ user: String(owner.id), key })}`
  const values: Record<string, string> = {
    plan: plan.nome,
    day: String(day),
    length: String(plan.qtdeDias),
    passages: passages.join('; '),
    church: church.nome,
    link: unsubscribe,
    count: String(ignoredDays),
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const lines = ignoredDays === undefined ? words.lines : [...words.lines, words.last]
  const letter = writeLetter({
    to,
    church,
    language,
    subject: fill(words.subject).slice(0, MAX_SUBJECT),
    paragraphs: lines.map(fill),
    footer: fill(words.footer),
    button: { text: words.button, link: `${origin}/reading-plans/${plan.uuid}` },
  })
  return { ...letter, unsubscribe }
}
