import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { Button, Skeleton } from '@atrio/ui'

export const MeetingForm = lazyForm({
  name: 'groups.meeting',
  load: async ({ i18n }) => (await Promise.all([import('./meeting-form.tsx'), loadFormWords(i18n)]))[0].MeetingForm,
  loading: <Skeleton height="24rem" />,
  failed: Failed,
})

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('groups')
  return (
    <Button busy={busy} onClick={retry}>
      {t('retry')}
    </Button>
  )
}
