import { useTranslation } from '@atrio/i18n'
import { Button, Notice, RowsSkeleton } from '@atrio/ui'
import { useEffect, useRef } from 'react'

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
  const pressed = useRef(false)
  const waits = hasMore && !loading && !failed

  useEffect(() => {
    if (!waits || !edge.current || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchMore(), {
      rootMargin: '25% 0px',
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [waits, fetchMore])

  // the button is unmounted with the last page: the focus moves to the list's end
  useEffect(() => {
    if (hasMore || !pressed.current) return
    pressed.current = false
    end.current?.focus()
  }, [hasMore])

  const press = () => {
    pressed.current = true
    fetchMore()
  }
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
        <Button busy={loading} onClick={press}>
          {failed ? t('retry') : t('more')}
        </Button>
      )}
      <p ref={end} role="status" tabIndex={-1} css={{ color: 'var(--muted)' }}>
        {loading ? t('loadingMore') : hasMore ? t('shown', { count }) : t('end', { count })}
      </p>
    </div>
  )
}
