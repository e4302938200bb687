import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { FailedNotice } from '@atrio/ui'

/** The bank's confirmation, which few payments need. The payment waits for it, so another try of its code is offered. */
export const ChallengeDialog = lazyForm({
  name: 'checkout.challenge',
  load: async () => (await import('./challenge-dialog.tsx')).ChallengeDialog,
  loading: null,
  failed: Failed,
})

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('checkout')
  return <FailedNotice retry={{ label: t('failed.retry'), onRetry: retry, busy }}>{t('failed.challenge')}</FailedNotice>
}
