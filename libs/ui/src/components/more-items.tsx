import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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
  /** What the list's end says, after the last page too. */
  end?: ReactNode
}

/**
 * The end of a list: loads the next page on request; when that fails the loaded items stay. Renders nothing but `end`
 * after the last page, unless the focus was on the button: then it is at the list's end until it leaves that.
 */
export function MoreItems({ query, words, skeleton, end }: MoreItemsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const place = useRef<HTMLDivElement>(null)
  const [isFocused, setFocused] = useState(false)
  useLayoutEffect(() => {
    if (isFocused && !hasNextPage) place.current?.focus({ preventScroll: true })
  }, [isFocused, hasNextPage])
  if (!hasNextPage && !isFocused && !end) return null
  return (
    <div
      ref={place}
      tabIndex={-1}
      css={{ marginTop: 'var(--s6)' }}
      aria-busy={isFetchingNextPage}
      onFocus={() => setFocused(true)}
      // a window that loses the focus keeps its active element; React is silent when it removes the button
      onBlur={({ target }) => target !== document.activeElement && setFocused(false)}
    >
      {isFetchingNextPage && skeleton}
      {isFetchNextPageError && (
        <Notice kind="bad" live>
          {words.failed}
        </Notice>
      )}
      {hasNextPage && (
        <Button css={{ marginTop: 'var(--s4)' }} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? words.retry : words.more}
        </Button>
      )}
      {end}
    </div>
  )
}
