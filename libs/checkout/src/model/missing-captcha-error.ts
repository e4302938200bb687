import { ApiError } from '@atrio/api-client'

/** The same error as the server's for a wrong answer: nothing was ordered. */
export const missingCaptchaError = () =>
  new ApiError('no answer to the captcha', { kind: 'refused', status: 400, code: 'captcha_invalid' })
