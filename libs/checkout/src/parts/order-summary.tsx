import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, type OrderSummary } from '@atrio/tenant-core'
import { Disclosure, figuresCss, LockIcon, mutedCss, Picture, Skeleton, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import type { Sums } from '../data/use-sums.ts'
import { onDesktopCss, onSmallCss } from './split.styles.ts'
import { SumTable, type SumRow } from './sum-table.tsx'

const head = css({ display: 'flex', gap: 'var(--s4)', alignItems: 'center', marginBottom: 'var(--s5)' })
const note = css(mutedCss, smallCss, { display: 'flex', gap: '.6rem', marginTop: 'var(--s6)' })

type Props = { summary: OrderSummary; sums: Sums }

/** The order's lines with fees, and the server's total. */
function Lines({ summary, sums }: Props) {
  const { t } = useTranslation('checkout')
  const church = useChurch()
  const format = useFormat(church.timeZone)
  const { fees, plan, total } = sums
  const money = (amount: number) => format.money(amount, summary.currency)
  const extra = (label: string, amount: number | undefined): SumRow[] =>
    amount ? [{ label, amount: money(amount), quiet: true }] : []
  const rows = [
    ...summary.lines.map(({ label, quantity, amount }) => ({
      label: quantity > 1 ? `${quantity} × ${label}` : label,
      amount: amount === 0 ? t('pay.free') : money(amount),
    })),
    ...extra(t('pay.serviceFee'), fees?.serviceFee),
    ...extra(t('pay.processingFee'), fees?.processingFee),
    ...extra(t('pay.interest'), plan?.interest),
  ]
  const shown = total ?? (sums.busy ? undefined : summary.amount)
  return (
    <>
      <div css={head}>
        <Picture seed={summary.glassId} shape="square" css={{ width: '4.5rem', flex: 'none' }} />
        <div>
          <div css={{ fontWeight: 600, lineHeight: 1.3 }}>{summary.title}</div>
          {summary.subtitle && <div css={[mutedCss, smallCss]}>{summary.subtitle}</div>}
        </div>
      </div>
      <SumTable
        caption={t('pay.order')}
        rows={rows}
        total={[t('pay.total'), shown === undefined ? undefined : shown === 0 ? t('pay.free') : money(shown)]}
      />
    </>
  )
}

/** The summary beside the form. */
export function OrderAside({ summary, sums }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <div css={onDesktopCss}>
      <h2 css={{ fontSize: 'var(--t-3)', marginBottom: 'var(--s5)' }}>{t('pay.order')}</h2>
      <Lines summary={summary} sums={sums} />
      {summary.methods.includes('card') && summary.amount > 0 && (
        <p css={note}>
          <LockIcon size="sm" />
          {t('pay.cardNote')}
        </p>
      )}
    </div>
  )
}

const fold = css(onSmallCss, {
  marginBottom: 'var(--s8)',
  '& > summary': { flexWrap: 'wrap', fontWeight: 400 },
  '& > summary > svg': { marginLeft: 0 },
  '& > summary > b': { order: 2, marginLeft: 'auto', minWidth: '6rem', textAlign: 'right', fontWeight: 400 },
})

/** The summary on phones: a line above the form that opens. */
export function OrderFold({ summary, sums }: Props) {
  const { t } = useTranslation('checkout')
  const format = useFormat(useChurch().timeZone)
  const count = summary.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const shown = sums.total ?? (sums.busy ? undefined : summary.amount)
  return (
    <Disclosure
      css={fold}
      summary={
        <>
          <span>{t('pay.items', { count })}</span>
          <b css={[figuresCss, { fontSize: '1.375rem' }]}>
            {shown === undefined ? (
              <Skeleton width="6rem" height="1lh" />
            ) : shown === 0 ? (
              t('pay.free')
            ) : (
              format.money(shown, summary.currency)
            )}
          </b>
        </>
      }
    >
      <Lines summary={summary} sums={sums} />
    </Disclosure>
  )
}
