import { playApi, type Payment } from '@atrio/api-client'
import { AfterOrder } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, mutedCss } from '@atrio/ui'
import { useEffect } from 'react'
import { wantedPage } from '../data/wanted-page.ts'
import { plansPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

const LOST: readonly Payment['status'][] = ['declined', 'canceled', 'refunded']

/** After an order of a plan: a link to the videos, or a retry when it failed. */
export function Afterwards({ payment: { status } }: { payment: Payment }) {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const { api, queryClient } = ctx
  useEffect(() => {
    // access to videos has changed with it
    void api.invalidate(queryClient, playApi.subscriptions, playApi.content, playApi.renewal)
  }, [api, queryClient, status])
  const begun = status === 'approved'
  return (
    <AfterOrder
      title={begun && t('after.begun')}
      text={begun && t('plans.noRenewal')}
      actions={
        begun ? (
          <>
            <AppLink to={wantedPage(ctx) ?? paths.browse} css={buttonCss('primary')}>
              {t('after.watch')}
            </AppLink>
            <AppLink to={paths.own} css={buttonCss('line')}>
              {t('nav.own')}
            </AppLink>
          </>
        ) : LOST.includes(status) ? (
          <AppLink to={plansPath(wantedPage(ctx))} css={buttonCss('primary')}>
            {t('after.retry')}
          </AppLink>
        ) : (
          <p css={mutedCss}>{t('after.waiting')}</p>
        )
      }
    />
  )
}
