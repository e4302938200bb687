import type { PlayEntry } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, useReducedMotion } from '@atrio/tenant-core'
import { Button, buttonCss, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { savesData } from '../model/next-episode.ts'
import { watchPath } from '../page-paths.ts'

/** Seconds to think about it. */
const SECONDS = 10

const frame = css({
  marginTop: 'var(--s5)',
  padding: 'var(--s4) 0',
  borderBlock: '1px solid var(--hairline)',
  '& p': { marginBottom: 'var(--s3)' },
})

type Props = {
  next: PlayEntry
  /** The video before it has ended: the next one starts by itself, unless that is stopped or unwanted. */
  ended: boolean
}

/** The next episode of a collection: a link, and at the end of the one before a countdown that can be stopped. */
export function NextEpisode({ next, ended }: Props) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  const reducesMotion = useReducedMotion()
  const [left, setLeft] = useState<number | null>(null)
  const [was, setWas] = useState(ended)
  if (was !== ended) {
    setWas(ended)
    // who wants little motion or little data starts the next video themselves
    setLeft(ended && !reducesMotion && !savesData() ? SECONDS : null)
  }
  const go = useEffectEvent(() => void navigate(watchPath(next.id), { state: { plays: true } }))
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => (left <= 1 ? go() : setLeft(left - 1)), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <aside css={frame} aria-label={t('next.label')}>
      <p>{t('next.title', { title: next.title })}</p>
      {/* said once, not every second */}
      <p role="status" className="visually-hidden">
        {left !== null && t('next.soon')}
      </p>
      <Row gap={3}>
        <AppLink to={watchPath(next.id)} state={{ plays: true }} css={buttonCss(ended ? 'primary' : 'line')}>
          {t('next.watch')}
        </AppLink>
        {left !== null && (
          <>
            <Button onClick={() => setLeft(null)}>{t('next.stop')}</Button>
            <span aria-hidden>{t('next.in', { count: left })}</span>
          </>
        )}
      </Row>
    </aside>
  )
}
