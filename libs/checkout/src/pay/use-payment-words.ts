import { ApiError, type Payment } from '@atrio/api-client'
import type { Refusal } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useCallback } from 'react'

const MINUTE = 60

const messageOf = ({ code, fields }: ApiError) => {
  if (code === 'unpaid_limit') return 'errors.unpaid'
  if (code.startsWith('captcha_')) return 'errors.captcha'
  return Object.keys(fields).length > 0 ? 'errors.refused' : 'errors.generic'
}

/** Checkout's own messages of failures (document 1 section 8). */
export function usePaymentWords() {
  const { t } = useTranslation('checkout')

  const declined = useCallback(({ refusal }: Pick<Payment, 'refusal'>) => t(`declined.${refusal ?? 'other'}`), [t])

  /** The payment host issued no token: nothing was sent to the church. */
  const tokenRefusal = (error: unknown, of: 'card' | 'bank'): Refusal => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 429) return { message: t('errors.wait') }
    if (error.kind !== 'refused' || error.status >= 500) return { message: t('errors.tokenNoResponse') }
    return { fieldErrors: error.fields, message: t(`errors.${of}`) }
  }

  /** Rejected before the order was processed. */
  const turnedAway = (error: ApiError): Refusal => {
    if (error.code.startsWith('captcha_')) return { message: t(messageOf(error)) }
    if (error.status === 401 || error.status === 403) return { message: t('errors.session') }
    if (error.status === 429 && error.retryAfter)
      return { message: t('errors.waitMinutes', { count: Math.ceil(error.retryAfter / MINUTE) }) }
    return { message: t('errors.wait') }
  }

  /** Refused, and the feature has no message for it. */
  const refused = (error: ApiError): Refusal => ({ fieldErrors: error.fields, message: t(messageOf(error)) })

  return { t, declined, tokenRefusal, turnedAway, refused }
}
