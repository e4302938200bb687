import { useTranslation } from '@atrio/i18n'
import { Button, Notice } from '@atrio/ui'

type Props = {
  more: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
}

/** Loads more of a list on request; when that fails the loaded entries stay. */
export function MoreEntries({ more }: Props) {
  const { t } = useTranslation('play')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = more
  if (!hasNextPage) return null
  return (
    <div css={{ marginTop: 'var(--s6)' }}>
      {isFetchNextPageError && (
        <Notice kind="bad" live>
          {t('more.failed')}
        </Notice>
      )}
      <Button css={{ marginTop: 'var(--s4)' }} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t(isFetchNextPageError ? 'failed.retry' : 'more.load')}
      </Button>
    </div>
  )
}
