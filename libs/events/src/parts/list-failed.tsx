import { useTranslation } from '@atrio/i18n'
import { Button, Notice } from '@atrio/ui'

/** A list that failed to load: an error with a retry. */
export function ListFailed({ busy, retry }: { busy: boolean; retry: () => void }) {
  const { t } = useTranslation('events')
  return (
    <Notice kind="bad" live css={{ maxWidth: '46rem' }}>
      {t('listFailed')}
      <p css={{ marginTop: 'var(--s3)' }}>
        <Button busy={busy} onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    </Notice>
  )
}
