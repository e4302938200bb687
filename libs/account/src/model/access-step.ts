/** The current step of signing in; kept in the history entry, so that back and refresh work. */
export type AccessStep = {
  name: (typeof NAMES)[number]
  /** The e-mail given in the first step; empty before. */
  email: string
}

/** `recovered`: a new password was mailed. `verify`: registered, waiting for the e-mail address to be confirmed. */
const NAMES = ['email', 'password', 'register', 'recover', 'recovered', 'verify'] as const

/** Reads the step of a history entry; a state that is not ours starts at the first step. */
export function readStep(state: unknown, start: string | null): AccessStep {
  const { step, email } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>
  const name = NAMES.find((one) => one === step)
  if (!name) return { name: start === 'recover' ? 'recover' : 'email', email: '' }
  if (typeof email === 'string' && email !== '') return { name, email }
  // without an e-mail there is no account to log in to
  return { name: name === 'recover' ? 'recover' : 'email', email: '' }
}

/** What the history entry of a step holds. */
export const stateOf = ({ name, email }: AccessStep) => ({ step: name, email })
