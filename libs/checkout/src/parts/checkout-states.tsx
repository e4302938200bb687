import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink } from '@atrio/tenant-core'
import { buttonCss, EmptyState, ErrorState, gutterCss } from '@atrio/ui'
import { css } from '@emotion/react'

const room = css(gutterCss, { paddingBlock: 'var(--s12) var(--section)' })

/** Shown without an unpaid order, or when the chosen item is gone. */
export function NothingToPay({ gone }: { gone?: boolean }) {
  const { t } = useTranslation('checkout')
  const home = useLink('home.church')
  const words = gone ? 'gone' : 'nothing'
  return (
    <div css={room}>
      <EmptyState
        heading="h1"
        seed="checkout-nothing"
        title={t(`${words}.title`)}
        text={t(`${words}.text`)}
        action={
          home && (
            <AppLink to={home} css={buttonCss('primary')}>
              {t('nothing.home')}
            </AppLink>
          )
        }
      />
    </div>
  )
}

/** Shown when the order, or its data, fails to load. */
export function CheckoutFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('checkout')
  return (
    <div css={room}>
      <ErrorState
        heading="h1"
        title={t('failed.title')}
        text={t('failed.text')}
        retry={{ label: t('failed.retry'), busy, onRetry }}
      />
    </div>
  )
}
