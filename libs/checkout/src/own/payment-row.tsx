import type { OwnPayment } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch, useLink } from '@atrio/tenant-core'
import { DottedLine, linkCss, mutedCss, smallCss, stretchedLinkCss, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import { outcomeOf, type Outcome } from '../model/outcome.ts'
import { paymentPath } from '../paths.ts'

const frame = css({ paddingBlock: 'var(--s4)' })
const head = css(stretchedLinkCss, { position: 'relative', display: 'grid', gap: 'var(--s1)' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 var(--s5)',
  fontWeight: 600,
  lineHeight: 1.3,
  '& > h2': { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' },
})
const TAGS = { success: 'good', awaiting: 'warn', underReview: 'warn', canceled: 'off', refunded: 'off' } as const

/** The word for an outcome: what was declined and what is disputed have their own. */
const statusOf = ({ status, disputed }: OwnPayment, outcome: Outcome) => {
  if (disputed) return 'disputed'
  return status === 'declined' && outcome === 'canceled' ? 'declined' : outcome
}

/** One order: what it was for, when, how much, and its status. It leads to its payment. */
export function PaymentRow({ payment }: { payment: OwnPayment }) {
  const { t } = useTranslation('ownPayments')
  const { t: tOrder } = useTranslation('checkout')
  const format = useFormat(useChurch().timeZone)
  const { code, kind, description, method, currency, total, returned, createdAt } = payment
  const outcome = outcomeOf(payment)
  const money = (amount: number) => format.money(amount, currency)
  return (
    <li css={frame}>
      <div css={head}>
        <div css={line}>
          <h2 css={{ font: 'inherit' }}>
            <AppLink to={paymentPath({ paymentCode: code })}>{description}</AppLink>
          </h2>
          <span css={{ fontFeatureSettings: "'tnum'" }}>{total === 0 ? t('free') : money(total)}</span>
        </div>
        <div css={[mutedCss, smallCss]}>
          <DottedLine
            facts={[
              t(`kind.${kind}`),
              format.date(createdAt),
              method && tOrder(`method.${method}`),
              returned > 0 && outcome !== 'refunded' && t('returned', { amount: money(returned) }),
            ].filter((fact) => typeof fact === 'string')}
          />
        </div>
        <div>
          <Tag kind={TAGS[outcome]}>{t(`status.${statusOf(payment, outcome)}`)}</Tag>
        </div>
      </div>
      {payment.repeats && <Repeats repeats={payment.repeats} money={money} />}
    </li>
  )
}

type RepeatsProps = { repeats: NonNullable<OwnPayment['repeats']>; money: (amount: number) => string }

/** What repeats until it is cancelled, and where that is done. */
function Repeats({ repeats: { amount, everyDays, status }, money }: RepeatsProps) {
  const { t } = useTranslation('ownPayments')
  const change = useLink('giving.recurring')
  const words =
    status === 'active' ? t('repeats.active', { amount: money(amount), count: everyDays }) : t(`repeats.${status}`)
  return (
    <p css={[smallCss, { marginTop: 'var(--s2)' }]}>
      {words}{' '}
      {change && status !== 'canceled' && (
        <AppLink to={change} css={linkCss}>
          {t('repeats.change')}
        </AppLink>
      )}
    </p>
  )
}
