import type { RecurringGift } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { Dialog, ErrorState, LineSkeleton } from '@atrio/ui'

const ChangeForm = lazyForm({
  name: 'giving.change',
  load: async ({ i18n }) => (await Promise.all([import('./change-form.tsx'), loadFormWords(i18n)]))[0].ChangeForm,
  loading: <LineSkeleton lines={4} />,
  failed: Failed,
})

type Props = { gift: RecurringGift; onClose: () => void }

/** The change form over the list. */
export function ChangeDialog({ gift, onClose }: Props) {
  const { t } = useTranslation('giving')
  return (
    <Dialog open onClose={onClose} title={t('own.change.title', { reason: gift.reason })}>
      <ChangeForm gift={gift} onClose={onClose} />
    </Dialog>
  )
}

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('giving')
  return (
    <ErrorState
      heading="h3"
      title={t('failed.title')}
      text={t('own.failed.text')}
      retry={{ label: t('failed.retry'), onRetry: retry, busy }}
    />
  )
}
