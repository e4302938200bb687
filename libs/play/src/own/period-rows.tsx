import type { Subscription } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, linkTo, useChurch, useFeatureContext } from '@atrio/tenant-core'
import { linkCss, mutedCss, Rows, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'

const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 'var(--s4)' })

/** The periods that were paid, each with the payment that began it. */
export function PeriodRows({ periods }: { periods: readonly Subscription[] }) {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const format = useFormat(useChurch().timeZone)
  return (
    <Rows>
      {periods.map(({ id, planName, price, currency, startsAt, endsAt, orderCode, status }) => {
        const payment = orderCode && linkTo(ctx, 'checkout.payment', { paymentCode: orderCode })
        return (
          <li key={id} css={{ padding: 'var(--s4) 0', overflowWrap: 'anywhere' }}>
            <p css={head}>
              <b>{planName}</b>
              <b>{price === 0 ? t('plans.free') : format.money(price, currency)}</b>
            </p>
            <p css={[mutedCss, smallCss]}>
              {startsAt && endsAt && status !== 'canceled'
                ? t('own.period', { from: format.date(startsAt), to: format.date(endsAt) })
                : t(`own.unpaid.${status === 'canceled' ? 'canceled' : 'pending'}`)}
            </p>
            {payment && (
              <p css={smallCss}>
                <AppLink to={payment} css={linkCss}>
                  {t('own.payment', { code: orderCode })}
                </AppLink>
              </p>
            )}
          </li>
        )
      })}
    </Rows>
  )
}
