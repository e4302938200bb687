import type { Episode } from '@atrio/api-client'
import { formatLength, useFormat, useTranslation } from '@atrio/i18n'
import { RichContent } from '@atrio/rich-content'
import { useChurch, useFeatureContext } from '@atrio/tenant-core'
import { CheckIcon, ChevronDownIcon, DottedLine, LinkButton, media, Picture, PlusIcon, ShareButton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { episodePath } from '../paths.ts'
import { clockAtom, playingAtom, queueAtom } from '../player/player.store.ts'
import { playerOf } from '../player/player.ts'
import { PlayButton } from './play-button.tsx'

const frame = css({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: 'var(--s4)',
  paddingBlock: 'calc(var(--s5) * var(--density))',
  scrollMarginTop: 'calc(var(--head, 0px) + var(--s4))',
  '& h2, & h3': { fontSize: 'var(--t-4)', lineHeight: 1.25, marginBlock: '.1em .5em', overflowWrap: 'anywhere' },
  // with large text on a phone, the description needs the whole line
  '@media (max-width: 19em)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'var(--s3)',
    '& > .window': { width: '4.5rem' },
  },
  [media.tabletUp]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: 'var(--s6)' },
})
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s5)' })
const about = css({
  marginTop: 'var(--s2)',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--s2)',
    minHeight: '2.75rem',
    cursor: 'pointer',
    fontWeight: 600,
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { color: 'var(--muted)', transition: 'rotate var(--fast) var(--ease)' },
  '&[open] > summary > svg': { rotate: '180deg' },
})

type Props = {
  episode: Episode
  heading: 'h2' | 'h3'
  /** Second that a shared link names. */
  from?: number
  /** Announces changes of the queue. */
  say: (words: string) => void
}

/** One episode: date, length, description, and actions. */
export function EpisodeItem({ episode, heading: Heading, from, say }: Props) {
  const { t } = useTranslation('podcast')
  const sharing = (what: 'share' | 'shareMoment') => ({
    share: t(what),
    shared: t('shared'),
    address: (url: string) => t('address', { url }),
  })
  const ctx = useFeatureContext()
  const format = useFormat(useChurch().timeZone)
  const titleId = useId()
  const isCurrent = useAtomValue(playingAtom)?.episode.id === episode.id
  const queued = useAtomValue(queueAtom).some(({ id }) => id === episode.id)
  const queueWords = t(queued ? 'queue.added' : 'queue.add')
  const toggleQueue = () => {
    const player = playerOf(ctx)
    if (queued) player.dequeue(episode.id)
    else player.enqueue(episode)
    say(t(queued ? 'queue.saidRemoved' : 'queue.saidAdded', { title: episode.title }))
  }
  const facts = [
    format.date(episode.publishedAt),
    episode.seconds ? formatLength(episode.seconds, format.locale) : undefined,
  ]
  return (
    <article aria-labelledby={titleId} css={frame}>
      <Picture src={episode.image} seed={`episode-${episode.id}`} shape="square" sizes="7rem" />
      <div>
        <div css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>
          <DottedLine facts={facts} />
        </div>
        <Heading id={titleId}>{episode.title}</Heading>
        <div css={actions}>
          <PlayButton episode={episode} {...(from && { from })} />
          {!isCurrent && (
            <LinkButton aria-label={`${queueWords}: ${episode.title}`} onClick={toggleQueue}>
              {queued ? <CheckIcon size="sm" /> : <PlusIcon size="sm" />}
              {queueWords}
            </LinkButton>
          )}
          <ShareButton
            title={episode.title}
            words={sharing('share')}
            label={`${t('share')}: ${episode.title}`}
            path={() => episodePath(episode.id)}
          />
          {isCurrent && (
            <ShareButton
              title={episode.title}
              words={sharing('shareMoment')}
              label={`${t('shareMoment')}: ${episode.title}`}
              path={() => episodePath(episode.id, ctx.store.get(clockAtom).at)}
            />
          )}
        </div>
        {episode.description && (
          <details css={about}>
            <summary>
              {t('about')}
              <ChevronDownIcon size="sm" />
            </summary>
            <RichContent html={episode.description} />
          </details>
        )}
      </div>
    </article>
  )
}
