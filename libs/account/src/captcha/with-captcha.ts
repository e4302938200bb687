import { ApiError, captchaApi, solveAltcha, type Api } from '@atrio/api-client'

/** How forms answer captchas. */
export type CaptchaSolver = {
  /** Asks for a captcha and answers it. A failure here reads as the server's: the captcha is not valid. */
  solved: () => Promise<string>
  /** Runs a call that requires a captcha only after some tries. */
  run: <T>(call: (captcha: { captcha?: string }) => Promise<T>) => Promise<T>
}

/** @param ask shows reCAPTCHA's widget and resolves with its answer, where the server asks for that one */
export function captchaSolver(api: Api, ask: (siteKey: string) => Promise<string>): CaptchaSolver {
  const solved = async () => {
    const captcha = await api.run(captchaApi.captcha, {})
    try {
      return await (captcha.kind === 'altcha' ? solveAltcha(captcha.challenge) : ask(captcha.siteKey))
    } catch {
      // cancelled, or the browser cannot compute it
      throw new ApiError('no answer to the captcha', { kind: 'refused', status: 400, code: 'captcha_invalid' })
    }
  }
  return {
    solved,
    run: async (call) => {
      try {
        return await call({})
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'captcha_required') throw error
        return call({ captcha: await solved() })
      }
    },
  }
}
