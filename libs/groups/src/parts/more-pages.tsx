import { useTranslation } from '@atrio/i18n'
import { Button, Notice, RowsSkeleton } from '@atrio/ui'

type Props = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** Loads the next page of a list on request, and shows a failure. */
export function MorePages({ query }: Props) {
  const { t } = useTranslation('groups')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <>
      {isFetchingNextPage && <RowsSkeleton />}
      {isFetchNextPageError && (
        <Notice kind="bad" live>
          {t('moreFailed')}
        </Notice>
      )}
      <Button css={{ marginTop: 'var(--s6)' }} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t(isFetchNextPageError ? 'retry' : 'more')}
      </Button>
    </>
  )
}
