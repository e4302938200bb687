import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export type MoreItemsProps = {
  /** An infinite query of react-query's. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  words: { more: string; failed: string; retry: string }
  /** Shown while the next items load. */
  skeleton?: ReactNode
}

/**
 * The end of a list: loads the next page on request; when that fails the loaded items stay. Renders nothing after the
 * last page.
 */
export function MoreItems({ query, words, skeleton }: MoreItemsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  if (!hasNextPage) return null
  return (
    <div css={{ marginTop: 'var(--s6)' }} aria-busy={isFetchingNextPage}>
      {isFetchingNextPage && skeleton}
      {isFetchNextPageError && (
        <Notice kind="bad" live>
          {words.failed}
        </Notice>
      )}
      <Button css={{ marginTop: 'var(--s4)' }} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? words.retry : words.more}
      </Button>
    </div>
  )
}
