import { useTranslation } from '@atrio/i18n'
import { Button, Notice, RowsSkeleton } from '@atrio/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'

type Props = {
  count: number
  hasMore: boolean
  loading: boolean
  failed: boolean
  fetchMore: () => void
}

/** The end of the list: the next page comes when one reaches it, or by the button. */
export function MoreEpisodes({ count, hasMore, loading, failed, fetchMore }: Props) {
  const { t } = useTranslation('podcast')
  const edge = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const isFocused = useRef(false)
  const waits = hasMore && !loading && !failed

  useEffect(() => {
    if (!waits || !edge.current || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchMore(), {
      rootMargin: '25% 0px',
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [waits, fetchMore])

  // the button is unmounted with the last page, pressed or not: its focus moves to the list's end
  useLayoutEffect(() => {
    if (hasMore || !isFocused.current) return
    isFocused.current = false
    end.current?.focus({ preventScroll: true })
  }, [hasMore])

  return (
    <div ref={edge} css={{ marginTop: 'var(--s5)', display: 'grid', gap: 'var(--s4)', justifyItems: 'start' }}>
      {loading && (
        <div css={{ width: '100%' }}>
          <RowsSkeleton />
        </div>
      )}
      {failed && (
        <Notice kind="bad" live title={t('moreFailed.title')}>
          {t('moreFailed.text')}
        </Notice>
      )}
      {hasMore && (
        <Button
          busy={loading}
          onClick={fetchMore}
          onFocus={() => (isFocused.current = true)}
          onBlur={() => (isFocused.current = false)}
        >
          {failed ? t('retry') : t('more')}
        </Button>
      )}
      <p ref={end} role="status" tabIndex={-1} css={{ color: 'var(--muted)' }}>
        {loading ? t('loadingMore') : hasMore ? t('shown', { count }) : t('end', { count })}
      </p>
    </div>
  )
}
