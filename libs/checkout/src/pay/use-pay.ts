import type { ApiError, Payment, PaymentChoice } from '@atrio/api-client'
import type { Refusal } from '@atrio/forms'
import { useLocale } from '@atrio/i18n'
import { useFeatureContext, type Sellable } from '@atrio/tenant-core'
import { useState, type RefObject } from 'react'
import { payerOf } from '../data/checkout.queries.ts'
import { makeKey, orderStore } from '../data/order.store.ts'
import { sentBuyer, type CheckoutValues } from '../forms/checkout-values.ts'
import { needsCpf } from '../model/methods.ts'
import { refusedBuyer } from '../model/refused-fields.ts'
import { renew, type Attempt, type StoredOrder } from '../model/stored-order.ts'
import { usePaymentWords } from './use-payment-words.ts'

/** The code that pays; it loads with the first interaction with the form, as the schema does. */
export const loadPaying = () => import('./paying.ts')
type Paying = Awaited<ReturnType<typeof loadPaying>>

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

type Options = {
  sellable: Sellable
  /** The total that the buyer sees, in minor units; undefined while it loads. */
  total: RefObject<number | undefined>
  /** Handles an answer; returns whether the form continues (declined). */
  onPayment: (payment: Payment) => 'declined' | 'leaving'
  /** Called for a refusal that the feature has its own message for. */
  onFeatureRefusal: (error: ApiError) => void
}

/** Nothing was sent: a token, or the code that pays, failed to load. Carries the form's message. */
class NotSent extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('nothing was sent')
    this.refusal = refusal
  }
}

/**
 * Pays: the token first, then the order under the draft's key. A request without an answer is stored and repeated word
 * for word, so that one order is charged once whatever happens meanwhile.
 */
export function usePay({ sellable, total, onPayment, onFeatureRefusal }: Options) {
  const ctx = useFeatureContext()
  const locale = useLocale()
  const words = usePaymentWords()
  const { t } = words
  /**
   * `unanswered`: the same must be sent again before anything else. `mismatch`: sent before, with different contents.
   */
  const [trouble, setTrouble] = useState<'unanswered' | 'mismatch' | null>(null)
  /** Whether a captcha is being solved. */
  const [proving, setProving] = useState(false)

  const paying = (sentBefore: boolean) =>
    loadPaying().catch(() => {
      throw new NotSent({ message: t(sentBefore ? 'errors.unanswered' : 'errors.notLoaded') })
    })

  const choiceOf = async (
    values: CheckoutValues,
    { tokenizeAccount, tokenizeCard }: Paying,
  ): Promise<PaymentChoice> => {
    const method = values.method || null
    const nothing = { method, installments: 1, token: null, savedCardId: null, saveCard: false }
    if (method === 'card') {
      const installments = Number(values.installments) || 1
      if (values.savedCard) return { ...nothing, installments, savedCardId: Number(values.savedCard) }
      const { token } = await tokenizeCard(ctx, values, locale).catch((error: unknown) => {
        throw new NotSent(words.tokenRefusal(error, 'card'))
      })
      return { ...nothing, installments, token, saveCard: values.saveCard && payerOf(ctx) !== null }
    }
    if (method === 'ach') {
      const { token } = await tokenizeAccount(ctx, values).catch((error: unknown) => {
        throw new NotSent(words.tokenRefusal(error, 'bank'))
      })
      return { ...nothing, token }
    }
    return nothing
  }

  /** Stores what is about to be sent, before it is sent. */
  const prepare = async (values: CheckoutValues, sum: number, code: Paying): Promise<Attempt> => {
    const choice = await choiceOf(values, code)
    const payer = payerOf(ctx)
    const attempt: Attempt = { ...choice, total: sum, termsAccepted: values.terms, payer }
    const buyer = payer === null ? sentBuyer(values, needsCpf(choice.method, values.country)) : null
    orderStore.change((order) => ({ ...order, draft: order.draft && { ...order.draft, buyer }, attempt }))
    return attempt
  }

  const pay = async (values: CheckoutValues): Promise<Refusal | void> => {
    const kept = orderStore.read()?.attempt ?? null
    const sum = total.current
    if (!kept && sum === undefined) return { message: t(values.method ? 'failed.sums' : 'errors.noMethod') }
    try {
      const code = await paying(kept !== null)
      const attempt = kept ?? (await prepare(values, sum!, code))
      return await settleAttempt(attempt, code, kept !== null)
    } catch (error) {
      if (error instanceof NotSent) return error.refusal
      throw error
    }
  }

  const settleAttempt = async (
    attempt: Attempt,
    { sendOrder, submitAttempt }: Paying,
    again: boolean,
  ): Promise<Refusal | void> => {
    const submit = () => submitAttempt(ctx, sellable, attempt, { onCaptcha: setProving })
    const sent = await sendOrder(submit, { again, wait: pause })
    setTrouble(sent.kind === 'unanswered' || sent.kind === 'mismatch' ? sent.kind : null)
    switch (sent.kind) {
      case 'answered':
        return onPayment(sent.payment) === 'declined' ? declinedRefusal(sent.payment, attempt) : undefined
      case 'unanswered':
        return { message: t('errors.unanswered') }
      case 'mismatch':
        return { message: t('errors.mismatch') }
      case 'turnedAway':
        orderStore.change(withoutAttempt)
        return words.turnedAway(sent.error)
      case 'refused':
        orderStore.change((order) => renew(order, makeKey))
        if (!sellable.hasMessageFor(sent.error)) return words.refused(sent.error)
        onFeatureRefusal(sent.error)
        return { fieldErrors: refusedBuyer(sent.error.fields), message: t('errors.refused') }
    }
  }

  const declinedRefusal = (payment: Payment, { method, savedCardId }: Attempt): Refusal => {
    const code = payment.refusal ?? 'other'
    if (method === 'card' && savedCardId === null) return { fieldErrors: { cardNumber: code } }
    if (method === 'ach') return { fieldErrors: { account: code } }
    return { message: words.declined(payment) }
  }

  return {
    pay,
    trouble,
    proving,
    /** After a mismatch: starts another payment, on the person's request. */
    payAnew: () => {
      orderStore.change((order) => renew(order, makeKey))
      setTrouble(null)
    },
  }
}

const withoutAttempt = (order: StoredOrder): StoredOrder => ({ ...order, attempt: null })
