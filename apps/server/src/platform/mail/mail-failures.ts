/** Why a try failed: only codes, since a mail server's message may contain the address. */
export type Failure = {
  /** Such as `ETIMEDOUT`, or `EENVELOPE 550`. */
  reason: string
  /** The mail server refuses it permanently (RFC 5321, 4.2.1: replies of 500 and above). */
  isRefused: boolean
}

/**
 * Minutes between the tries: every five in the first half hour, while a mailed password is valid, and then ever longer, over
 * about two days in all.
 */
const WAITS_MIN = [0.5, 2, 5, 5, 5, 5, 5, 60, 240, 480, 480, 480, 480, 480]
/** Tries after which a mail is given up. */
const MAX_TRIES = WAITS_MIN.length + 1

/** nodemailer's codes when the server refuses the sender, the recipient or the mail itself, not our sign-in. */
export const OF_THE_MAIL: readonly string[] = ['EENVELOPE', 'EMESSAGE']

/** The failure behind an error of the transport. */
export function failureOf(error: unknown): Failure {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  return {
    reason: responseCode === undefined ? code : `${code} ${responseCode}`,
    isRefused: OF_THE_MAIL.includes(code) && responseCode !== undefined && responseCode >= 500,
  }
}

/** Whether the mail server could be asked, and refused this mail. */
export const isOfTheMail = ({ reason }: Failure): boolean => OF_THE_MAIL.includes(reason.split(' ', 1)[0]!)

/** The process ended during every try: the mail itself may be the cause. */
export const INTERRUPTED: Failure = { reason: 'interrupted', isRefused: false }

/** What it says was good for a time that is over. */
export const EXPIRED: Failure = { reason: 'expired', isRefused: false }

/** Whether all tries had begun before this one. */
export const isOutOfTries = (tries: number): boolean => tries > MAX_TRIES

/** Whether to give up a mail after this failure of its try number `tries`. */
export const isPermanent = (failure: Failure, tries: number): boolean =>
  failure.isRefused || failure === EXPIRED || tries >= MAX_TRIES

/** Milliseconds until the next try, after so many: from half a minute to eight hours. */
export const retryMs = (tries: number): number => (WAITS_MIN[tries - 1] ?? WAITS_MIN.at(-1)!) * 60_000

/** Milliseconds that a mail has waited between its tries, after so many that failed: of each number of them, from none. */
export const WAITED_MS: readonly number[] = WAITS_MIN.reduce(
  (sums, minutes) => [...sums, sums.at(-1)! + minutes * 60_000],
  [0],
)
