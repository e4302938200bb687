import type { Payment } from '@atrio/api-client'
import { useFeatureContext } from '@atrio/tenant-core'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { payerOf, paymentQuery, SUMS } from '../data/checkout.queries.ts'
import { makeKey, orderStore } from '../data/order.store.ts'
import { tellTabs, useOtherTabs } from '../data/other-tabs.ts'
import { place, renew, settle } from '../model/stored-order.ts'
import { thanksPath } from '../paths.ts'

/** What follows from an answer: on to the outcome, a bank's challenge first, or another try after a refusal. */
export function usePlaced(order: string) {
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  /** The card's bank wants to know that it is its holder. */
  const [challenged, setChallenged] = useState<Payment | null>(null)

  const leave = useCallback(
    (code: string) => {
      orderStore.change((stored) => (stored.order === order ? settle(stored, code) : stored))
      void navigate(thanksPath({ order: code }), { replace: true })
    },
    [navigate, order],
  )
  useOtherTabs(order, leave)

  /** To the order as it stands; what was chosen stays, should the bank refuse. */
  const look = useCallback((code: string) => void navigate(thanksPath({ order: code }), { replace: true }), [navigate])

  const take = useCallback(
    (payment: Payment): 'declined' | 'leaving' => {
      const { code, status, challenge } = payment
      ctx.queryClient.setQueryData(paymentQuery(ctx, code, payerOf(ctx)).queryKey, payment)
      setChallenged(null)
      if (status === 'declined' || status === 'canceled') {
        orderStore.change((stored) => renew(stored, makeKey))
        return 'declined'
      }
      if (challenge && status === 'open') {
        orderStore.change((stored) => place(stored, code))
        setChallenged(payment)
        return 'leaving'
      }
      tellTabs({ order, code })
      // what it has changed is asked again: the cards, and what is left to buy
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
