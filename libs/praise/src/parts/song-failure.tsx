import { useTranslation } from '@atrio/i18n'
import { ErrorState } from '@atrio/ui'
import { css } from '@emotion/react'

const frame = css({ padding: 'var(--s10) var(--gutter)' })

/** A song that could not be loaded, or that has neither text nor files: one message for both (document 1 section 8). */
export function SongFailure({ onRetry, busy = false }: { onRetry: () => void; busy?: boolean }) {
  const { t } = useTranslation('praise')
  return (
    <div css={frame}>
      <ErrorState
        heading="h1"
        title={t('failed.title')}
        text={t('failed.text')}
        retry={{ label: t('retry'), onRetry, busy }}
      />
    </div>
  )
}
