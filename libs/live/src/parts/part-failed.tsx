import { useTranslation } from '@atrio/i18n'
import { Button, Notice } from '@atrio/ui'

/** A part of the page that failed to load; the others stay. */
export function PartFailed({ text, busy, retry }: { text?: string; busy?: boolean; retry: () => void }) {
  const { t } = useTranslation('live')
  return (
    <Notice kind="bad" live>
      {text ?? t('page.failed')}
      <p css={{ marginTop: 'var(--s3)' }}>
        <Button busy={busy ?? false} onClick={retry}>
          {t('page.retry')}
        </Button>
      </p>
    </Notice>
  )
}
