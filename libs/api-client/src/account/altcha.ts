import type { Captcha } from './captcha.endpoints.ts'

/**
 * Solves an altcha proof of work. Few people meet one, so its code loads on demand.  @throws Error when the challenge
 * is of an unknown kind, or the code fails to load
 */
export async function solveAltcha(challenge: Extract<Captcha, { kind: 'altcha' }>['challenge']): Promise<string> {
  const solver = await import('./solve-altcha.ts')
  return solver.solveAltcha(challenge)
}
