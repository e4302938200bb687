import { ApiError, type Payment } from '@atrio/api-client'
import type { FeatureContext, OrderSourceModule } from '@atrio/tenant-core'
import { orderStore } from '../data/order.store.ts'
import type { Attempt } from '../model/stored-order.ts'
import { unsolved } from '../model/unsolved-captcha.ts'

type Options = {
  /** Says that the person waits for a captcha, and when that is over. */
  onCaptcha?: (asked: boolean) => void
}

/**
 * Hands an attempt to the feature, with the draft as it stands in this tab. Where the server asks for a captcha first, as
 * of a guest with unpaid orders, it is solved here, and the same is sent again under the same key: it is a proof of work,
 * for which the person does nothing but wait.
 */
export async function submitAttempt(
  ctx: FeatureContext,
  module: OrderSourceModule,
  attempt: Attempt,
  { onCaptcha }: Options = {},
): Promise<Payment> {
  const submit = (captcha?: string) => {
    const draft = orderStore.read()?.draft
    // a logout took it away in mid-payment: the answer is for whoever comes back
    if (!draft) throw new ApiError('the draft is gone', { kind: 'aborted' })
    return module.default.submit(ctx, draft, captcha === undefined ? attempt : { ...attempt, captcha })
  }
  try {
    return await submit()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'captcha_required') throw error
  }
  onCaptcha?.(true)
  try {
    const { answerCaptcha } = await import('./answer-captcha.ts').catch(() => {
      throw unsolved()
    })
    return await submit(await answerCaptcha(ctx))
  } finally {
    onCaptcha?.(false)
  }
}
