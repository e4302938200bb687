import { useTranslation } from '@atrio/i18n'
import { Button, Notice } from '@atrio/ui'

/** An error with a retry, in the place of content that failed to load. */
export function LoadFailed({ text, busy, retry }: { text: string; busy: boolean; retry: () => void }) {
  const { t } = useTranslation('readingPlans')
  return (
    <Notice kind="bad" live>
      <p>{text}</p>
      <p css={{ marginTop: 'var(--s3)' }}>
        <Button busy={busy} onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    </Notice>
  )
}
