import { useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, PersonPage, useLink, type FeatureContext } from '@atrio/tenant-core'
import { chipCss, EmptyState, ErrorState, MoreItems, Row, Rows, RowsSkeleton } from '@atrio/ui'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { giftSumsQuery, ownPaymentsQuery, useOwnPayments } from '../data/own-payments.queries.ts'
import { loadOwnPaymentWords } from '../i18n/own/messages.ts'
import { GiftSums } from '../own/gift-sums.tsx'
import { PaymentRow } from '../own/payment-row.tsx'
import { paths } from '../paths.ts'

/** The year in the address; null: all years. */
const yearOf = (search: URLSearchParams): number | null => {
  const text = search.get('year') ?? ''
  return /^20\d\d$/.test(text) ? Number(text) : null
}

export const load = async (ctx: FeatureContext, { request }: LoaderFunctionArgs) => {
  const year = yearOf(new URL(request.url).searchParams)
  await Promise.all([
    loadOwnPaymentWords(ctx),
    // the page shows failures; an order may have changed since it was seen
    ctx.queryClient.prefetchInfiniteQuery({ ...ownPaymentsQuery(ctx.api, year), staleTime: 0 }),
    year !== null && ctx.queryClient.prefetchQuery({ ...giftSumsQuery(ctx.api, year), staleTime: 0 }),
  ])
}

/** All that a person has paid and given in this church, of one year or of all. */
export default function PaymentsScreen() {
  const { t } = useTranslation('ownPayments')
  const [search] = useSearchParams()
  const year = yearOf(search)
  const query = useOwnPayments(year)
  const { failed, busy, retry } = failureOf(query)
  const account = useLink('account.home')
  const pages = query.data?.pages
  const payments = pages?.flatMap((page) => page.payments)
  const years = pages?.[0]?.years ?? []
  return (
    <PersonPage
      title={t('title')}
      lead={t('lead')}
      back={account ? { to: account, label: t('account') } : undefined}
      width="46rem"
      busy={busy}
    >
      {years.length > 0 && <Years years={years} chosen={year} />}
      {year !== null && <GiftSums year={year} />}
      {!payments && failed && (
        <ErrorState
          heading="h2"
          title={t('failed')}
          text={t('failedText')}
          retry={{ label: t('retry'), onRetry: retry, busy }}
        />
      )}
      {!payments && !failed && <RowsSkeleton rows={4} />}
      {payments?.length === 0 && (
        <EmptyState
          heading="h2"
          seed="no-payments"
          title={year === null ? t('none') : t('noneOfYear', { year })}
          text={t(year === null ? 'noneText' : 'noneOfYearText')}
        />
      )}
      {payments && payments.length > 0 && (
        <Rows>
          {payments.map((payment) => (
            <PaymentRow key={payment.code} payment={payment} />
          ))}
        </Rows>
      )}
      <MoreItems query={query} words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }} />
    </PersonPage>
  )
}

function Years({ years, chosen }: { years: readonly number[]; chosen: number | null }) {
  const { t } = useTranslation('ownPayments')
  const link = (to: string, label: string | number, current: boolean) => (
    <AppLink key={to} to={to} css={chipCss} aria-current={current || undefined}>
      {label}
    </AppLink>
  )
  return (
    <nav aria-label={t('year')} css={{ marginBottom: 'var(--s6)' }}>
      <Row gap={2}>
        {link(paths.payments, t('all'), chosen === null)}
        {years.map((year) => link(`${paths.payments}?year=${year}`, year, chosen === year))}
      </Row>
    </nav>
  )
}
