import { ApiError } from '@atrio/api-client'
import type { Refusal } from '@atrio/forms'
import { AppLink, optionalPart, useFeatureContext, type OrderDraft } from '@atrio/tenant-core'
import { ChevronLeftIcon, linkCss, media, Notice } from '@atrio/ui'
import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { formWordsQuery, sellableQuery, summaryQuery } from '../data/checkout.queries.ts'
import { usePayer } from '../data/use-payer.ts'
import { CheckoutForm, loadBuyerFields } from '../forms/checkout-form.tsx'
import type { StoredOrder } from '../model/stored-order.ts'
import { CheckoutSkeleton } from '../parts/checkout-skeleton.tsx'
import { CheckoutFailed, NothingToPay } from '../parts/checkout-states.tsx'
import { Resume } from './resume.lazy.tsx'
import { usePaymentWords } from './use-payment-words.ts'
import { usePlaced } from './use-placed.ts'

const ChallengeDialog = optionalPart(
  async () => ({ default: (await import('./challenge-dialog.tsx')).ChallengeDialog }),
  ToPaymentPage,
)

/** Without the dialog's code: the payment's own page says that the bank asks, and offers the dialog again. */
function ToPaymentPage({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}

/** When there is room, the back link is beside the pay button. */
const crumb = css({ color: 'var(--muted)', fontWeight: 400, [media.tabletUp]: { display: 'none' } })

/** This tab's order, from its totals to its payment. */
export function PayOrder({ stored, draft }: { stored: StoredOrder; draft: OrderDraft }) {
  const ctx = useFeatureContext()
  const { t, declined: declinedWords } = usePaymentWords()
  const sellable = useQuery(sellableQuery(ctx, draft.kind))
  const summary = useQuery(summaryQuery(ctx, draft))
  const words = useQuery(formWordsQuery(ctx))
  const payer = usePayer()
  const placed = usePlaced(stored.order)
  const guest = payer && !payer.member
  // loads together with the order; the component that awaits it handles a failure
  useEffect(() => {
    if (guest) void loadBuyerFields().catch(() => undefined)
  }, [guest])
  const [resuming, setResuming] = useState(stored.attempt !== null || stored.code !== null)
  const [shown, setShown] = useState<Refusal | null>(null)
  const [refused, setRefused] = useState<ApiError | null>(null)

  const { take } = placed
  const resumed = useCallback(
    (payment: Parameters<typeof take>[0]) => {
      if (take(payment) === 'declined') setShown({ message: declinedWords(payment) })
      setResuming(false)
    },
    [take, declinedWords],
  )
  const over = useCallback((refusal: Refusal | null, error?: ApiError) => {
    setShown(refusal)
    setRefused(error ?? null)
    setResuming(false)
  }, [])

  const asked = [sellable, summary, words]
  const failed = asked.find(({ error }) => error)?.error
  if (failed instanceof ApiError && failed.status === 404) return <NothingToPay gone />
  if (failed)
    return (
      <CheckoutFailed
        busy={asked.some(({ isFetching }) => isFetching)}
        onRetry={() => asked.forEach(({ refetch }) => void refetch())}
      />
    )
  if (sellable.data && resuming)
    return <Resume sellable={sellable.data} stored={stored} onPayment={resumed} onPlaced={placed.look} onOver={over} />
  if (!sellable.data || !summary.data || !words.data || !payer) return <CheckoutSkeleton />
  const { challenged } = placed
  return (
    <>
      <CheckoutForm
        // the payer decides which fields the form has
        key={payer.member?.email ?? 'guest'}
        sellable={sellable.data}
        draft={draft}
        summary={summary.data}
        payer={payer}
        onPayment={take}
        refused={refused}
        head={
          <>
            <AppLink to={summary.data.back} css={[linkCss, crumb]}>
              <ChevronLeftIcon size="sm" />
              {t('pay.back')}
            </AppLink>
            <h1 css={{ marginBottom: '.6em' }}>{t(summary.data.amount === 0 ? 'pay.freeTitle' : 'pay.title')}</h1>
            {shown?.message && (
              <Notice kind="bad" live css={{ marginBottom: 'var(--s6)' }}>
                {shown.message}
              </Notice>
            )}
          </>
        }
      />
      {challenged?.challenge && (
        <Suspense>
          <ChallengeDialog
            payment={challenged}
            challenge={challenged.challenge}
            onAnswer={resumed}
            onClose={() => placed.look(challenged.code)}
          />
        </Suspense>
      )}
    </>
  )
}
