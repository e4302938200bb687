import { useTranslation } from '@atrio/i18n'
import { Button } from '@atrio/ui'
import { css } from '@emotion/react'

const frame = css({
  padding: 'var(--s10) var(--gutter)',
  '& h1': { fontSize: 'var(--t-3)', lineHeight: 1.22 },
  '& p': { margin: '.35em 0 var(--s5)', color: 'var(--muted)', maxWidth: '32em' },
})

/**
 * Shown when a song failed to load or has neither text nor files: one message for both (document 1 section 8). Not ui's
 * error state, whose illustration is more code than the whole embedded viewer.
 */
export function SongFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('praise')
  return (
    <div role="alert" css={frame}>
      <h1>{t('failed.title')}</h1>
      <p>{t('failed.text')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}
