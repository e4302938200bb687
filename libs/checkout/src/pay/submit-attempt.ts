import { ApiError, type Payment } from '@atrio/api-client'
import type { FeatureContext, Sellable } from '@atrio/tenant-core'
import { orderStore } from '../data/order.store.ts'
import type { Attempt } from '../model/stored-order.ts'
import { missingCaptchaError } from '../model/missing-captcha-error.ts'

type Options = {
  /** Called when the wait for a captcha starts and ends. */
  onCaptcha?: (asked: boolean) => void
}

/**
 * Passes an attempt to the feature, with the draft as stored in this tab. When the server asks for a captcha first, as
 * of a guest with unpaid orders, it is solved here and the same is sent again under the same key: it is a proof of work
 * that needs no interaction.
 */
export async function submitAttempt(
  ctx: FeatureContext,
  sellable: Sellable,
  attempt: Attempt,
  { onCaptcha }: Options = {},
): Promise<Payment> {
  const submit = (captcha?: string) => {
    const draft = orderStore.read()?.draft
    // a logout removed it during payment: nobody is left to see the answer
    if (!draft) throw new ApiError('the draft is gone', { kind: 'aborted' })
    return sellable.submit(ctx, draft, captcha === undefined ? attempt : { ...attempt, captcha })
  }
  try {
    return await submit()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'captcha_required') throw error
  }
  onCaptcha?.(true)
  try {
    const { answerCaptcha } = await import('./answer-captcha.ts').catch(() => {
      throw missingCaptchaError()
    })
    return await submit(await answerCaptcha(ctx))
  } finally {
    onCaptcha?.(false)
  }
}
