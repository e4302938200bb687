/**
 * The end of a card's 3-D Secure challenge, posted by the framed page to the page around it (document 1 section 4;
 * quality: security 18). It is a hint: the receiver asks the server for the payment's status. docs/wire.md has the
 * whole contract.
 */
export type ChallengeComplete = {
  type: typeof CHALLENGE_COMPLETE
  /** Id of the challenge in the address; null without one. */
  challenge: string | null
}

export const CHALLENGE_COMPLETE = 'atrio:3ds-authentication-complete'

/** The bank leads the frame back to a page of the portal with the challenge's id in this parameter. */
const PARAMETER = 'challenge'

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,100}$/.test(value)

/** The message for an address's query. */
export function challengeComplete(search: string): ChallengeComplete {
  const challenge = new URLSearchParams(search).get(PARAMETER)
  return { type: CHALLENGE_COMPLETE, challenge: isId(challenge) ? challenge : null }
}

type Heard = { data: unknown; origin: string; source: unknown }
type Expected = {
  challenge: string
  /** The portal's own origin, where the bank's frame ends, and the payment host's, whose page the frame shows. */
  origins: readonly string[]
  /** The window of the frame that the challenge is shown in. */
  frame: unknown
}

/** Whether a message is the expected one: its origin, its source and its challenge match. */
export function isChallengeComplete({ data, origin, source }: Heard, expected: Expected): boolean {
  if (typeof data !== 'object' || data === null || source === null) return false
  const { type, challenge } = data as Partial<ChallengeComplete>
  return (
    type === CHALLENGE_COMPLETE &&
    expected.origins.includes(origin) &&
    source === expected.frame &&
    challenge === expected.challenge
  )
}
