import type { Captcha } from './reference.endpoints.ts'

/**
 * Solves a proof of work of altcha. Few people meet one: its code is fetched with the first.
 *
 * @throws Error where the challenge asks for what we cannot do, or the code could not be fetched
 */
export async function solveAltcha(challenge: Extract<Captcha, { kind: 'altcha' }>['challenge']): Promise<string> {
  const solver = await import('./solve-altcha.ts')
  return solver.solveAltcha(challenge)
}
