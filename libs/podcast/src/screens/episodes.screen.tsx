import { useFormat, useTranslation } from '@atrio/i18n'
import { Page, useChurch, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, gutterCss, mutedCss, Notice, PageHeader, Rows, Section, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { loadEpisodes, useEpisodes, useNamedEpisode } from '../data/episodes.queries.ts'
import { sharedMoment } from '../model/shared-moment.ts'
import { EpisodeItem } from '../parts/episode-item.tsx'
import { MoreEpisodes } from '../parts/more-episodes.tsx'
import { Queue } from '../parts/queue.tsx'
import { queueAtom } from '../player/player.store.ts'

export const load = (ctx: FeatureContext) => loadEpisodes(ctx)

const never = () => () => undefined

/** The moment in the address; undefined until hydration, since the server's page is the same for all. */
function useSharedMoment() {
  const [query] = useSearchParams()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? sharedMoment(query) : undefined
}

const list = css(gutterCss, {
  paddingBottom: 'var(--section)',
  '& > *': { maxWidth: '52rem' },
})
const afterSection = css({ paddingTop: 'var(--section)' })

export default function EpisodesScreen() {
  const { t } = useTranslation('podcast')
  const format = useFormat(useChurch().timeZone)
  const episodeList = useEpisodes()
  const { episodes, configured, staleSince } = episodeList
  const [said, say] = useState('')
  const queued = useAtomValue(queueAtom).length > 0
  const moment = useSharedMoment()
  const { episode: shared, missing } = useNamedEpisode(moment?.episode, episodeList)
  return (
    <Page title={t('title')} description={t('lead')}>
      <PageHeader title={t('title')} lead={configured ? t('lead') : undefined} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {!configured && (
        <div css={list}>
          <EmptyState heading="h2" title={t('none.title')} text={t('none.text')} seed="no-podcast" shape="wide" />
        </div>
      )}
      {missing && configured && (
        <div css={[gutterCss, { paddingBottom: 'var(--s6)' }]}>
          <Notice kind="info">{t('notFound')}</Notice>
        </div>
      )}
      {shared && (
        <Section title={t('sharedWithYou')} tone="tint">
          <EpisodeItem episode={shared} heading="h3" from={moment?.at ?? 0} say={say} />
        </Section>
      )}
      <Queue say={say} />
      {configured && (
        <div css={[list, (shared || queued) && afterSection]}>
          {staleSince && (
            <p css={[mutedCss, smallCss, { paddingBottom: 'var(--s4)' }]}>
              {t('stale', { date: format.date(staleSince, 'long'), time: format.time(staleSince) })}
            </p>
          )}
          <Rows>
            {episodes.map((episode) => (
              <li key={episode.id}>
                <EpisodeItem episode={episode} heading="h2" say={say} />
              </li>
            ))}
          </Rows>
          <MoreEpisodes count={episodes.length} list={episodeList} />
        </div>
      )}
    </Page>
  )
}
