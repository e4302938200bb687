import { captchaApi, solveAltcha } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'
import { missingCaptchaError } from '../model/missing-captcha-error.ts'

/** Fetches the captcha of orders and solves it. @throws ApiError captcha_invalid when this browser can't */
export async function answerCaptcha({ api }: FeatureContext): Promise<string> {
  const captcha = await api.run(captchaApi.captcha, { forOrder: true })
  if (captcha.kind !== 'altcha') throw missingCaptchaError()
  return solveAltcha(captcha.challenge).catch(() => {
    throw missingCaptchaError()
  })
}
