import type { Payment } from '@atrio/api-client'
import { useFeatureContext } from '@atrio/tenant-core'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { payerOf, paymentQuery, SUMS } from '../data/checkout.queries.ts'
import { makeKey, orderStore } from '../data/order.store.ts'
import { notifyOtherTabs, useOtherTabs } from '../data/other-tabs.ts'
import { isUnconfirmed } from '../model/outcome.ts'
import { place, renew, settle } from '../model/stored-order.ts'
import { thanksPath } from '../paths.ts'

/** Handles an answer: continues at the outcome, at a bank's challenge, or with another try after a refusal. */
export function usePlaced(order: string) {
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  /** The payment whose bank asks the card holder to authenticate. */
  const [challenged, setChallenged] = useState<Payment | null>(null)

  const leave = useCallback(
    (code: string) => {
      orderStore.change((stored) => (stored.order === order ? settle(stored, code) : stored))
      void navigate(thanksPath({ order: code }), { replace: true })
    },
    [navigate, order],
  )
  useOtherTabs(order, leave)

  /** Opens the order's page; the draft stays, in case the bank refuses. */
  const look = useCallback((code: string) => void navigate(thanksPath({ order: code }), { replace: true }), [navigate])

  const take = useCallback(
    (payment: Payment): 'declined' | 'leaving' => {
      const { code, status, challenge } = payment
      ctx.queryClient.setQueryData(paymentQuery(ctx, code, payerOf(ctx)).queryKey, payment)
      setChallenged(null)
      if ((status === 'declined' && !isUnconfirmed(payment)) || status === 'canceled') {
        orderStore.change((stored) => renew(stored, makeKey))
        return 'declined'
      }
      if (challenge && status === 'open') {
        orderStore.change((stored) => place(stored, code))
        setChallenged(payment)
        return 'leaving'
      }
      notifyOtherTabs({ order, code })
      // refetches what the payment has changed: the cards, and the available stock
      if (payerOf(ctx) !== null)
        void import('../data/member-payer.ts').then(({ forgetCards }) => forgetCards(ctx)).catch(() => undefined)
      void ctx.queryClient.invalidateQueries({ queryKey: [SUMS], refetchType: 'none' })
      leave(code)
      return 'leaving'
    },
    [ctx, leave, order],
  )
  return { take, leave, look, challenged }
}
