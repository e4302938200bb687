import { playApi, type Payment } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, mutedCss, Row } from '@atrio/ui'
import { useEffect } from 'react'
import { paths } from '../paths.ts'

const LOST: readonly Payment['status'][] = ['declined', 'canceled', 'refunded']

/** After an order of a plan: a link to the videos, or a retry when it failed. */
export function Afterwards({ payment: { status } }: { payment: Payment }) {
  const { t } = useTranslation('play')
  const { api, queryClient } = useFeatureContext()
  useEffect(() => {
    // access to videos has changed with it
    void api.invalidate(queryClient, playApi.subscriptions, playApi.content)
  }, [api, queryClient, status])
  const lost = LOST.includes(status)
  return (
    <div css={{ marginTop: 'var(--s6)' }}>
      {status === 'approved' && (
        <>
          <h2 css={{ fontSize: 'var(--t-3)' }}>{t('after.begun')}</h2>
          <p css={mutedCss}>{t('plans.noRenewal')}</p>
        </>
      )}
      <Row css={{ marginTop: 'var(--s4)', '@media print': { display: 'none' } }}>
        {status === 'approved' && (
          <AppLink to={paths.browse} css={buttonCss('primary')}>
            {t('after.watch')}
          </AppLink>
        )}
        {lost && (
          <AppLink to={paths.plans} css={buttonCss('primary')}>
            {t('after.retry')}
          </AppLink>
        )}
        {status !== 'approved' && !lost && <p css={mutedCss}>{t('after.waiting')}</p>}
      </Row>
    </div>
  )
}
