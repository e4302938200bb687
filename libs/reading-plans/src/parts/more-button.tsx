import { useTranslation } from '@atrio/i18n'
import { Button, Notice } from '@atrio/ui'

type Props = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  label: string
}

/** Loads the next page of a list on request; when that fails the loaded pages stay. */
export function MoreButton({ query, label }: Props) {
  const { t } = useTranslation('readingPlans')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <div css={{ display: 'grid', gap: 'var(--s4)', justifyItems: 'start', marginTop: 'var(--s6)' }}>
      {isFetchNextPageError && (
        <Notice kind="bad" live>
          {t('moreFailed')}
        </Notice>
      )}
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? t('retry') : label}
      </Button>
    </div>
  )
}
