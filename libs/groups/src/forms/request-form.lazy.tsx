import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { Button, Skeleton } from '@atrio/ui'

/** A group's page is read without it; a session may also be restored only after the page. */
export const RequestForm = lazyForm({
  name: 'groups.request',
  load: async ({ i18n }) => (await Promise.all([import('./request-form.tsx'), loadFormWords(i18n)]))[0].RequestForm,
  loading: <Skeleton height="12rem" />,
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
