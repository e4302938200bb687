import { ApiError, ownPaymentsApi, type GiftSums as Sums } from '@atrio/api-client'
import { useFormat, useLocale, useTranslation } from '@atrio/i18n'
import { failureOf, useChurch, useFeatureContext } from '@atrio/tenant-core'
import { Button, DownloadIcon, FailedNotice, LineSkeleton, mutedCss, saveFile, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useMutation } from '@tanstack/react-query'
import { useGiftSums } from '../data/own-payments.queries.ts'
import { SumTable } from '../parts/sum-table.tsx'

const frame = css({
  marginBottom: 'var(--s8)',
  padding: 'var(--s5)',
  border: '1px solid var(--hairline)',
  borderRadius: '.75rem',
  background: 'var(--raised)',
  '& h2': { fontSize: 'var(--t-3)', marginBottom: 'var(--s3)' },
  '& > p': { marginTop: 'var(--s3)' },
})

/** What the person gave in a year, by reason, and the same to print. Renders nothing without gifts. */
export function GiftSums({ year }: { year: number }) {
  const { t } = useTranslation('ownPayments')
  const query = useGiftSums(year)
  const { data } = query
  const { failed, busy, retry } = failureOf(query)
  if (failed)
    return (
      <FailedNotice css={{ marginBottom: 'var(--s6)' }} retry={{ label: t('retry'), busy, onRetry: retry }}>
        {t('summary.failed')}
      </FailedNotice>
    )
  if (!data) return <LineSkeleton lines={3} />
  if (data.length === 0) return null
  return (
    <section css={frame} aria-labelledby="gift-sums">
      <h2 id="gift-sums">{t('summary.title', { year })}</h2>
      {data.map((sums) => (
        <OneCurrency key={sums.currency} sums={sums} year={year} />
      ))}
      <p css={[mutedCss, smallCss]}>
        {t('summary.note')} {data.some(({ test }) => test) && t('summary.test')}
      </p>
      <SummaryFile year={year} />
    </section>
  )
}

function OneCurrency({ sums: { currency, reasons, returned, total }, year }: { sums: Sums; year: number }) {
  const { t } = useTranslation('ownPayments')
  const format = useFormat(useChurch().timeZone)
  const money = (amount: number) => format.money(amount, currency)
  return (
    <SumTable
      caption={t('summary.title', { year })}
      rows={[
        ...reasons.map(({ name, count, amount }) => ({
          label: t('summary.count', { reason: name, count }),
          amount: money(amount),
        })),
        ...(returned > 0 ? [{ label: t('summary.returned'), amount: `−${money(returned)}`, quiet: true }] : []),
      ]}
      total={[t('summary.total'), money(total)]}
    />
  )
}

function SummaryFile({ year }: { year: number }) {
  const { t } = useTranslation('ownPayments')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const { mutate, isPending, error } = useMutation({
    // fails at once offline instead of waiting for a connection
    networkMode: 'always',
    mutationFn: () => ctx.api.run(ownPaymentsApi.giftsFile, { year, locale }),
    onSuccess: (file) => saveFile(file, `${t('summary.fileName')}-${year}.pdf`),
  })
  const offline = error instanceof ApiError && error.kind === 'no-response'
  return (
    <>
      <Button css={{ marginTop: 'var(--s4)' }} busy={isPending} onClick={() => mutate()}>
        <DownloadIcon size="sm" />
        {t('summary.file')}
      </Button>
      <p role="status" css={smallCss}>
        {isPending ? t('summary.busy') : error && t(offline ? 'summary.offline' : 'summary.notFile')}
      </p>
    </>
  )
}
