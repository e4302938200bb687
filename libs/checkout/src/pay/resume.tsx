import { ApiError, type Payment } from '@atrio/api-client'
import type { Refusal } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext, useLink, type Sellable } from '@atrio/tenant-core'
import { Button, buttonCss, gutterCss, Notice } from '@atrio/ui'
import { css } from '@emotion/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { payerOf, paymentQuery } from '../data/checkout.queries.ts'
import { makeKey, orderStore } from '../data/order.store.ts'
import { renew, type StoredOrder } from '../model/stored-order.ts'
import { CheckoutSkeleton } from '../parts/checkout-skeleton.tsx'
import { paths } from '../paths.ts'
import { sendOrder } from './send-order.ts'
import { submitAttempt } from './submit-attempt.ts'
import { pause } from './use-pay.ts'
import { usePaymentWords } from './use-payment-words.ts'

const room = css(gutterCss, { paddingBlock: 'var(--s8)', '& > *': { maxWidth: '40rem' } })

type Props = {
  sellable: Sellable
  stored: StoredOrder
  onPayment: (payment: Payment) => unknown
  /** Called with the code of an order whose payment is shown elsewhere. */
  onPlaced: (code: string) => void
  /**
   * Called when nothing was ordered: the form continues, with a message. `refused`: the feature has its own message.
   */
  onOver: (refusal: Refusal | null, refused?: ApiError) => void
}

/**
 * After a reload during payment: finds out the outcome with the same key before anything else can be paid (reliability
 * R3).
 */
export function Resume({ sellable, stored, onPayment, onPlaced, onOver }: Props) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('checkout')
  const words = usePaymentWords()
  const enter = useLink('account.access', { redirectTo: paths.pay })
  const [stuck, setStuck] = useState(false)
  const { attempt, code } = stored
  // only the member who sent it may send it again; a guest's attempt belongs to this tab, even after a sign-in
  const payer = payerOf(ctx)
  const stranger = attempt !== null && attempt.payer !== null && attempt.payer !== payer

  const ask = useCallback(async () => {
    setStuck(false)
    if (attempt) {
      const sent = await sendOrder(() => submitAttempt(ctx, sellable, attempt), { again: true, wait: pause })
      if (sent.kind === 'answered') return void onPayment(sent.payment)
      if (sent.kind === 'unanswered') return setStuck(true)
      if (sent.kind === 'mismatch') return onOver({ message: t('errors.mismatch') })
      orderStore.change((order) => renew(order, makeKey))
      return sellable.hasMessageFor(sent.error) ? onOver(null, sent.error) : onOver(words.refused(sent.error))
    }
    if (!code) return onOver(null)
    try {
      onPayment(await ctx.queryClient.fetchQuery({ ...paymentQuery(ctx, code, payerOf(ctx)), staleTime: 0 }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) onPlaced(code)
      else setStuck(true)
    }
  }, [attempt, code, ctx, sellable, onOver, onPayment, onPlaced, t, words])

  const asked = useRef(false)
  useEffect(() => {
    if (asked.current || stranger) return
    asked.current = true
    void ask()
  }, [ask, stranger])

  if (stranger)
    return (
      <div css={room}>
        {payer === null ? (
          <Notice kind="warn" title={t('resume.enter')}>
            {enter && (
              <p css={{ marginTop: 'var(--s3)' }}>
                <AppLink to={enter} css={buttonCss('primary')}>
                  {t('resume.enterAction')}
                </AppLink>
              </p>
            )}
          </Notice>
        ) : (
          <Notice kind="warn" title={t('resume.other')}>
            {t('resume.otherText')}
            <p css={{ marginTop: 'var(--s3)' }}>
              <Button onClick={() => orderStore.write(null)}>{t('resume.leave')}</Button>
            </p>
          </Notice>
        )}
      </div>
    )
  return (
    <>
      <div css={room}>
        {stuck ? (
          <Notice kind="bad" live title={t('resume.title')}>
            {t('errors.unanswered')}
            <p css={{ marginTop: 'var(--s3)' }}>
              <Button onClick={() => void ask()}>{t('submit.again')}</Button>
            </p>
          </Notice>
        ) : (
          <Notice live title={t('resume.title')}>
            {t('resume.text')}
          </Notice>
        )}
      </div>
      <CheckoutSkeleton />
    </>
  )
}
