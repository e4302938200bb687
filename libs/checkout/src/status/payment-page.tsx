import { ApiError } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, Page, restoringAtom, signedInAtom, useConfig, useLink } from '@atrio/tenant-core'
import { buttonCss, EmptyState, ErrorState, gutterCss, LineSkeleton, Skeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { isOrderCode } from '../data/checkout.queries.ts'
import { orderStore } from '../data/order.store.ts'
import { useFollowedPayment } from '../data/use-followed-payment.ts'
import { isOver } from '../model/outcome.ts'
import { settle } from '../model/stored-order.ts'
import { Split } from '../parts/split.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'

const room = css(gutterCss, { paddingBlock: 'var(--s12) var(--section)' })

function PaymentSkeleton() {
  const { t } = useTranslation('payment')
  return (
    <div role="status" aria-label={t('status.loading')}>
      <Split aside={<LineSkeleton lines={6} />}>
        <Skeleton width="14rem" />
        <Skeleton width="70%" height="3rem" css={{ margin: 'var(--s3) 0 var(--s6)' }} />
        <LineSkeleton lines={3} />
      </Split>
    </div>
  )
}

function NotFound({ back }: { back: string }) {
  const { t } = useTranslation('payment')
  const { t: tOrder } = useTranslation('checkout')
  const signedIn = useAtomValue(signedInAtom)
  const enter = useLink('account.access', { redirectTo: back })
  const home = useLink('home.church')
  const action =
    !signedIn && enter ? { to: enter, label: tOrder('resume.enterAction') } : { to: home, label: t('status.home') }
  return (
    <div css={room}>
      <EmptyState
        heading="h1"
        seed="payment-not-found"
        title={t('outcome.notFound')}
        text={`${t('outcome.notFoundText')} ${signedIn ? '' : t('outcome.notFoundEnter')}`}
        action={
          action.to && (
            <AppLink to={action.to} css={buttonCss()}>
              {action.label}
            </AppLink>
          )
        }
      />
    </div>
  )
}

type Props = {
  /** The code in the address. */
  code: string | undefined
  /** This page's address, to return to after signing in. */
  here: string
}

function Followed({ code: given, here }: Props) {
  const { t } = useTranslation('payment')
  const { t: tOrder } = useTranslation('checkout')
  // the order's owner is known once an earlier session is restored
  useAtomValue(restoringAtom)
  const code = isOrderCode(given, useConfig()) ? given : null
  const { data, error, isFetching, refetch } = useFollowedPayment(code)

  // the draft is kept only while another try is possible
  const paid = data && isOver(data) && data.status !== 'declined' ? data.code : null
  useEffect(() => {
    if (paid) orderStore.change((order) => (order.code === paid ? settle(order, paid) : order))
  }, [paid])

  if (code === null) return <NotFound back={here} />
  if (data) return <PaymentOutcome payment={data} failing={error !== null} onLook={() => void refetch()} />
  if (!error) return <PaymentSkeleton />
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotFound back={here} />
  return (
    <div css={room}>
      <ErrorState
        heading="h1"
        title={t('outcome.failed')}
        text={t('outcome.failedText')}
        retry={{ label: tOrder('failed.retry'), busy: isFetching, onRetry: () => void refetch() }}
      />
    </div>
  )
}

const never = () => () => undefined

/** An order's payment, polled while it may change. The server renders a skeleton: it knows no person. */
export function PaymentPage(props: Props) {
  const { t } = useTranslation('payment')
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Page title={t('status.pageTitle')} noIndex>
      <Suspense fallback={<PaymentSkeleton />}>{here ? <Followed {...props} /> : <PaymentSkeleton />}</Suspense>
    </Page>
  )
}
