import { useTranslation } from '@atrio/i18n'
import { MoreItems, mutedCss, RowsSkeleton, type MoreItemsProps } from '@atrio/ui'
import { useEffect, useRef } from 'react'

type Props = { count: number; list: MoreItemsProps['query'] }

/** The end of the list: the next page comes when one reaches it, or by the button. */
export function MoreEpisodes({ count, list }: Props) {
  const { t } = useTranslation('podcast')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const edge = useRef<HTMLDivElement>(null)
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (!waits || !edge.current || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '25% 0px',
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [waits, fetchNextPage])
  return (
    <div ref={edge}>
      <MoreItems
        query={list}
        words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }}
        skeleton={<RowsSkeleton />}
        end={
          <p role="status" css={[mutedCss, { marginTop: 'var(--s4)' }]}>
            {isFetchingNextPage ? t('loadingMore') : t(hasNextPage ? 'shown' : 'end', { count })}
          </p>
        }
      />
    </div>
  )
}
