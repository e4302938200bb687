import { useTranslation } from '@atrio/i18n'
import { Page, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, gutterCss, Notice, PageHeader, Rows, Section } from '@atrio/ui'
import { css } from '@emotion/react'
import { useCallback, useState } from 'react'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { loadEpisodes, useEpisodes } from '../data/episodes.queries.ts'
import { sharedMoment } from '../model/shared-moment.ts'
import { EpisodeItem } from '../parts/episode-item.tsx'
import { MoreEpisodes } from '../parts/more-episodes.tsx'
import { Queue } from '../parts/queue.tsx'

export const load = (ctx: FeatureContext, { request }: LoaderFunctionArgs) =>
  loadEpisodes(ctx, sharedMoment(new URL(request.url).searchParams)?.episode)

const list = css(gutterCss, { paddingBottom: 'var(--section)', maxWidth: '56rem' })

export default function EpisodesScreen() {
  const { t } = useTranslation('podcast')
  const [query] = useSearchParams()
  const { episodes, configured, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useEpisodes()
  const [said, say] = useState('')
  const fetchMore = useCallback(() => void fetchNextPage(), [fetchNextPage])

  const moment = sharedMoment(query)
  const shared = episodes.find(({ id }) => id === moment?.episode)
  const lostShared = moment && !shared && configured
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
      {lostShared && (
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
        <div css={list}>
          <Rows>
            {episodes.map((episode) => (
              <li key={episode.id}>
                <EpisodeItem episode={episode} heading="h2" say={say} />
              </li>
            ))}
          </Rows>
          <MoreEpisodes
            count={episodes.length}
            hasMore={hasNextPage}
            loading={isFetchingNextPage}
            failed={isFetchNextPageError}
            fetchMore={fetchMore}
          />
        </div>
      )}
    </Page>
  )
}
