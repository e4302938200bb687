import { useFormat, useTranslation } from '@atrio/i18n'
import { VideoPlayer, videoSource } from '@atrio/media-player'
import { plainText, useChurch } from '@atrio/tenant-core'
import { DottedLine, media, mutedCss, Picture, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Shown } from '../model/on-air.ts'

// full width on phones
const picture = css({
  position: 'relative',
  [media.tabletDown]: { marginInline: 'calc(-1 * var(--gutter))', '& > div > div': { borderRadius: 0 } },
})
const words = css({ paddingTop: 'var(--s4)', '& :is(h1, h2)': { fontSize: 'var(--t-2)', marginTop: '.2em' } })
const still = css({ display: 'block', width: '100%', aspectRatio: '16 / 9' })

type Props = {
  shown: Shown
  heading: 'h1' | 'h2'
  /** Called when playback starts and ends. */
  onPlays: (plays: boolean) => void
  /** Actions available meanwhile. */
  children?: ReactNode
}

/** A broadcast with its texts. */
export function Stage({ shown: { broadcast, tag }, heading: Heading, onPlays, children }: Props) {
  const { t } = useTranslation('live')
  const format = useFormat(useChurch().timeZone)
  const { title, startsAt } = broadcast
  const source = videoSource(broadcast.video)
  const seed = `broadcast-${broadcast.id}`
  return (
    <div>
      <div css={picture}>
        {source ? (
          <VideoPlayer source={source} title={title} seed={seed} poster={broadcast.image?.url} onPlays={onPlays} />
        ) : (
          <div>
            <Picture src={broadcast.image?.url} seed={seed} shape="wide" sizes="100vw" css={still} />
          </div>
        )}
      </div>
      <div css={words}>
        <Tag dot={tag === 'live'} kind={tag === 'live' ? 'bad' : 'off'}>
          {t(`page.${tag}`)}
        </Tag>
        <Heading>{title}</Heading>
        <DottedLine
          css={[mutedCss, { marginTop: '.3em' }]}
          facts={[
            plainText(broadcast.description ?? ''),
            tag === 'live'
              ? t('page.started', { time: format.time(startsAt) })
              : t('page.shownOn', { date: format.date(startsAt, 'long') }),
            !source && t('page.noVideo'),
          ]}
        />
        {children}
      </div>
    </div>
  )
}
