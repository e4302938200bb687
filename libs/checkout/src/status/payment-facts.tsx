import type { Payment } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { mutedCss, Picture, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { SumTable, type SumRow } from '../parts/sum-table.tsx'
import { useCardName } from '../parts/use-card-name.ts'

const head = css({ display: 'flex', gap: 'var(--s4)', alignItems: 'center', marginBottom: 'var(--s5)' })
const facts = css({
  marginTop: 'var(--s6)',
  display: 'grid',
  gap: 'var(--s3)',
  '& dt': { color: 'var(--muted)', fontSize: 'var(--t-small)' },
  '& dd': { overflowWrap: 'anywhere' },
})

/** The order's contents, cost and payment method. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const { t: tOrder } = useTranslation('checkout')
  const nameOf = useCardName()
  const format = useFormat(useChurch().timeZone)
  const { currency, card, method, installments } = payment
  const money = (amount: number) => format.money(amount, currency)
  const extra = (label: string, amount: number): SumRow[] =>
    amount > 0 ? [{ label, amount: money(amount), quiet: true }] : []
  const paidWith = [
    method && tOrder(`method.${method}`),
    card && (method === 'ach' ? t('status.accountEnding', { digits: card.lastDigits }) : nameOf(card)),
    installments > 1 && t('status.installments', { count: installments, amount: money(payment.installmentAmount) }),
  ].filter(Boolean)
  return (
    <>
      <h2 css={{ fontSize: 'var(--t-3)', marginBottom: 'var(--s5)' }}>{t(`status.order.${payment.kind}`)}</h2>
      <div css={head}>
        <Picture
          seed={`${payment.kind}-${payment.referenceId ?? payment.code}`}
          shape="square"
          css={{ width: '4.5rem', flex: 'none' }}
        />
        <div css={{ fontWeight: 600, lineHeight: 1.3 }}>{payment.description}</div>
      </div>
      <SumTable
        caption={t(`status.order.${payment.kind}`)}
        rows={[
          { label: t('status.amount'), amount: payment.amount === 0 ? tOrder('pay.free') : money(payment.amount) },
          ...extra(tOrder('pay.serviceFee'), payment.serviceFee),
          ...extra(tOrder('pay.processingFee'), payment.processingFee),
          ...extra(tOrder('pay.interest'), payment.interest),
        ]}
        total={[tOrder('pay.total'), payment.total === 0 ? tOrder('pay.free') : money(payment.total)]}
      />
      <dl css={facts}>
        {payment.returned > 0 && (
          <div>
            <dt>{t('status.returned')}</dt>
            <dd>{money(payment.returned)}</dd>
          </div>
        )}
        {paidWith.length > 0 && (
          <div>
            <dt>{t('status.paidWith')}</dt>
            <dd>{paidWith.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{t(`status.buyer.${payment.kind}`)}</dt>
          <dd>
            {payment.buyer.name}
            <div css={[mutedCss, smallCss]}>{payment.buyer.email}</div>
          </dd>
        </div>
        <div>
          <dt>{t('status.placed')}</dt>
          <dd>
            {format.date(payment.createdAt)}, {format.time(payment.createdAt)}
          </dd>
        </div>
        <div>
          <dt>{t(`status.code.${payment.kind}`)}</dt>
          <dd css={{ fontFamily: 'ui-monospace, monospace', fontSize: '1rem' }}>{payment.code}</dd>
        </div>
      </dl>
    </>
  )
}
