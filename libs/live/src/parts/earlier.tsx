import type { Broadcast } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { VideoPlayer, videoSource } from '@atrio/media-player'
import { useChurch } from '@atrio/tenant-core'
import { EmptyState, media, mutedCss, Picture, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'

const part = css({ paddingTop: 'var(--s8)', '& > h2': { fontSize: 'var(--t-3)', marginBottom: 'var(--s3)' } })
/** Rows with a small picture on phones, cards elsewhere. */
const list = css({
  [media.tabletUp]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: 'var(--s8) var(--s6)',
    // fills the gap that the full-width row of the playing video would leave
    gridAutoFlow: 'dense',
    paddingTop: 'var(--s2)',
  },
})
const one = css({
  minWidth: 0,
  [media.tabletDown]: {
    display: 'flex',
    // in large letters the words go under the picture
    flexWrap: 'wrap',
    gap: 'var(--s4)',
    alignItems: 'center',
    '& > *': { flex: '1 0 8.5rem', minWidth: 0 },
    '& > :last-child': { flex: '99 1 6rem' },
    paddingBlock: 'var(--s4)',
    borderTop: '1px solid var(--hairline)',
    '&:last-of-type': { borderBottom: '1px solid var(--hairline)' },
  },
  // a playing video, or one that failed, spans the full width
  '&:has(video, iframe, [role="alert"])': { gridColumn: '1 / -1', '& > *': { flexBasis: '100%' } },
  '& h3': { fontSize: 'var(--t-4)', lineHeight: 1.28, [media.tabletUp]: { marginTop: 'var(--s3)' } },
})
const still = css({ display: 'block', width: '100%', borderRadius: 'var(--radius)', overflow: 'hidden' })
const SIZES = '(min-width: 48em) 24rem, 8.5rem'

/** Past broadcasts, newest first, each played in place. */
export function Earlier({ broadcasts }: { broadcasts: readonly Broadcast[] }) {
  const { t } = useTranslation('live')
  if (broadcasts.length === 0)
    return <EmptyState heading="h2" title={t('earlier.none')} text={t('earlier.noneText')} css={part} />
  return (
    <section aria-labelledby="live-earlier" css={part}>
      <h2 id="live-earlier">{t('earlier.title')}</h2>
      <ul css={list}>
        {broadcasts.map((broadcast) => (
          <EarlierOne key={broadcast.id} broadcast={broadcast} />
        ))}
      </ul>
    </section>
  )
}

function EarlierOne({ broadcast: { id, title, image, video, startsAt } }: { broadcast: Broadcast }) {
  const { t } = useTranslation('live')
  const format = useFormat(useChurch().timeZone)
  const source = videoSource(video)
  const seed = `broadcast-${id}`
  return (
    <li css={one}>
      {source ? (
        <VideoPlayer source={source} title={title} seed={seed} poster={image?.url} sizes={SIZES} />
      ) : (
        <Picture src={image?.url} seed={seed} shape="wide" sizes={SIZES} css={still} />
      )}
      <div>
        <h3>{title}</h3>
        <p css={[mutedCss, smallCss]}>
          <time dateTime={startsAt}>{format.date(startsAt, 'long')}</time>
        </p>
        {!source && <p css={[mutedCss, smallCss]}>{t('page.noVideo')}</p>}
      </div>
    </li>
  )
}
