import { useTranslation } from '@atrio/i18n'
import { Button, Notice, RowsSkeleton } from '@atrio/ui'
import type { More } from '../data/lists.ts'

/** Loads more of a list on request; when that fails the loaded items stay. */
export function MoreItems({ more }: { more: More }) {
  const { t } = useTranslation('content')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more
  if (!hasNextPage) return null
  return (
    <div css={{ marginTop: 'var(--s6)' }} aria-busy={isFetchingNextPage}>
      {isFetchingNextPage && <RowsSkeleton />}
      {isFetchNextPageError && (
        <Notice kind="bad" live>
          {t('writing.moreFailed')}
        </Notice>
      )}
      <Button css={{ marginTop: 'var(--s4)' }} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t(isFetchNextPageError ? 'retry' : 'writing.more')}
      </Button>
    </div>
  )
}
