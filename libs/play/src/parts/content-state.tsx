import { ApiError } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { failureOf, useLastError } from '@atrio/tenant-core'
import { gutterCss, LineSkeleton, Skeleton } from '@atrio/ui'
import { ContentMissing } from './content-missing.tsx'
import { LoadFailed } from './load-failed.tsx'
import { PlayPage } from './play-page.tsx'

type Props = { query: Parameters<typeof useLastError>[0] }

/** Shown when a video or a collection is missing, failed, or loading. */
export function ContentState({ query }: Props) {
  const { t } = useTranslation('play')
  const error = useLastError(query)
  const { failed, busy, retry } = failureOf(query)
  if (error instanceof ApiError && error.status === 404) return <ContentMissing />
  return (
    <PlayPage title={t('title')} own>
      <div css={[gutterCss, { paddingBlock: 'var(--s6) var(--s10)' }]} aria-busy={!failed}>
        {failed ? (
          <LoadFailed busy={busy} retry={retry} />
        ) : (
          <>
            <Skeleton width="60rem" height="min(34rem, 52vw)" />
            <Skeleton width="24rem" height="2.4rem" css={{ margin: 'var(--s6) 0 var(--s4)' }} />
            <LineSkeleton />
          </>
        )}
      </div>
    </PlayPage>
  )
}
