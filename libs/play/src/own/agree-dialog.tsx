import type { Renewal } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { Dialog, ErrorState, LineSkeleton } from '@atrio/ui'

const AgreeForm = lazyForm({
  name: 'play.agree',
  load: async ({ i18n }) => (await Promise.all([import('./agree-form.tsx'), loadFormWords(i18n)]))[0].AgreeForm,
  loading: <LineSkeleton lines={4} />,
  failed: Failed,
})

type Props = { renewal: Renewal; onClose: () => void }

/** Asks for the card and the consent to a renewal. */
export function AgreeDialog({ renewal, onClose }: Props) {
  const { t } = useTranslation('play')
  const title = renewal.status === 'active' ? t('own.agree.change') : t('own.agree.title')
  return (
    <Dialog open onClose={onClose} title={title}>
      <AgreeForm renewal={renewal} onClose={onClose} />
    </Dialog>
  )
}

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('play')
  return (
    <ErrorState
      heading="h3"
      title={t('failed.form')}
      text={t('failed.text')}
      retry={{ label: t('failed.retry'), onRetry: retry, busy }}
    />
  )
}
