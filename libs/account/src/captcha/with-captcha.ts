import { ApiError, referenceApi, type Api } from '@atrio/api-client'
import { solveAltcha } from './solve-altcha.ts'

/** Asks for a captcha and solves it. A failure of ours reads as the server's: the captcha is not valid. */
export async function solvedCaptcha(api: Api): Promise<string> {
  const captcha = await api.run(referenceApi.captcha, {})
  try {
    if (captcha.kind === 'altcha') return await solveAltcha(captcha.challenge)
  } catch {
    // a browser without the means: the same answer as below
  }
  throw new ApiError('this captcha cannot be solved here', { kind: 'refused', status: 400, code: 'captcha_invalid' })
}

/** Runs a call that asks for a captcha only after some tries. */
export async function withCaptcha<T>(api: Api, run: (captcha: { captcha?: string }) => Promise<T>): Promise<T> {
  try {
    return await run({})
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'captcha_required') throw error
    return run({ captcha: await solvedCaptcha(api) })
  }
}
