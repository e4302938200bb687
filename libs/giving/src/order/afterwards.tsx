import type { Payment } from '@atrio/api-client'
import { AfterOrder } from '@atrio/checkout'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, useChurch } from '@atrio/tenant-core'
import { buttonCss, linkCss } from '@atrio/ui'
import { useRecurring } from '../data/recurring.queries.ts'
import { paths } from '../paths.ts'

const LOST: readonly Payment['status'][] = ['declined', 'canceled']

/** After a gift: thanks once it is paid, with the next date of a recurring one; a retry when it failed. */
export function Afterwards({ payment }: { payment: Payment }) {
  const { t } = useTranslation('giving')
  const paid = payment.status === 'approved'
  const lost = LOST.includes(payment.status)
  return (
    <AfterOrder
      title={paid && t('after.thanks')}
      text={paid && t('after.text')}
      actions={
        <AppLink to={paths.give} css={buttonCss(lost ? 'primary' : 'line')}>
          {t(lost ? 'after.retry' : 'after.again')}
        </AppLink>
      }
    >
      {paid && <Repeats order={payment.code} />}
    </AfterOrder>
  )
}

/** The recurring gift that this order started. If it fails to load, the mail has the same data. */
function Repeats({ order }: { order: string }) {
  const { t } = useTranslation('giving')
  const format = useFormat(useChurch().timeZone)
  const nextDay = useRecurring().data?.find((gift) => gift.order === order)?.nextDay
  if (!nextDay) return null
  return (
    <p css={{ marginTop: 'var(--s3)' }}>
      {t('after.repeats', { next: format.plainDate(nextDay) })}{' '}
      <AppLink to={paths.recurring} css={linkCss}>
        {t('own.link')}
      </AppLink>
    </p>
  )
}
