/** Where somebody stands on the way in; kept in the history entry, so that back and refresh work. */
export type AccessStep = {
  name: (typeof NAMES)[number]
  /** What the first step was told; empty before. */
  email: string
}

/** `recovered`: a new password was mailed. `verify`: registered, the mail that proves the address is waited for. */
const NAMES = ['email', 'password', 'register', 'recover', 'recovered', 'verify'] as const

/** The step of a history entry; what is not ours begins anew. */
export function readStep(state: unknown, start: string | null): AccessStep {
  const { step, email } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>
  const name = NAMES.find((one) => one === step)
  if (!name) return { name: start === 'recover' ? 'recover' : 'email', email: '' }
  if (typeof email === 'string' && email !== '') return { name, email }
  // without an address there is nothing to log in to
  return { name: name === 'recover' ? 'recover' : 'email', email: '' }
}

/** What the history entry of a step holds. */
export const stateOf = ({ name, email }: AccessStep) => ({ step: name, email })
