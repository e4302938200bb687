/** Why a try failed: codes alone, since a mail server's words may hold the address. */
export type Failure = {
  /** Such as `ETIMEDOUT`, or `EENVELOPE 550`. */
  reason: string
  /** The mail server will never take it (RFC 5321, 4.2.1: replies of 500 and above). */
  isRefused: boolean
}

/** After so many tries, over about two days, a mail is given up. */
const MAX_TRIES = 10

/** Of nodemailer: the mail server has refused the sender, the recipient or the mail itself, not our sign-in. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

/** What an error of the transport says. */
export function failureOf(error: unknown): Failure {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  return {
    reason: responseCode === undefined ? code : `${code} ${responseCode}`,
    isRefused: OF_THE_MAIL.includes(code) && responseCode !== undefined && responseCode >= 500,
  }
}

/** Its process ended in the middle of every try: it may be the mail that ends them. */
export const INTERRUPTED: Failure = { reason: 'interrupted', isRefused: false }

/** Whether all its tries had begun before this one. */
export const isSpent = (tries: number): boolean => tries > MAX_TRIES

/** Whether a mail is given up after this failure, its try with the number `tries`. */
export const isForGood = ({ isRefused }: Failure, tries: number): boolean => isRefused || tries >= MAX_TRIES

/** Milliseconds to the next try: half a minute at first, eight hours at last. */
export const retryMs = (tries: number): number => Math.min(8 * 3_600_000, 30_000 * 4 ** (tries - 1))
