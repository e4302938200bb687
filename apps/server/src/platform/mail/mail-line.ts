import type { Mail } from './compose-mail.ts'

/**
 * The number of the line that a mail waits in. Each church has two: one for mails that a person waits for (codes,
 * receipts), and one for those that can be unsubscribed, which come many at a time. Mails of no church share line 0.
 */
export const lineOf = ({ church, unsubscribe }: Pick<Mail, 'church' | 'unsubscribe'>): number =>
  church === undefined ? 0 : 2 * church + (unsubscribe ? 1 : 0)

/** The church whose mails wait in a line. */
export const churchOfLine = (line: number): number | undefined => (line < 2 ? undefined : Math.floor(line / 2))
