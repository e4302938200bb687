import { videosApi, type Api } from '@atrio/api-client'
import { formatLength } from '@atrio/i18n'
import { loadPlayerWords, VideoPlayer, videoSource } from '@atrio/media-player'
import {
  BackLink,
  Page,
  requireRouteId,
  StructuredData,
  useApi,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import { DottedLine, gutterCss, kickerCss, Notice, ShareButton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { usePlaceOf } from '../data/use-place-of.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { videoData } from '../model/article-data.ts'
import { SamePlaylist } from '../parts/same-playlist.tsx'
import { videoPath, videosPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

const query = (api: Api, id: number) => api.q(videosApi.get, { id })

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  Promise.all([
    ctx.queryClient.fetchQuery(query(ctx.api, requireRouteId(params['videoId']))),
    loadPlayerWords(ctx.i18n),
  ])

const frame = css(gutterCss, { paddingBottom: 'var(--s10)', '& > *': { maxWidth: '60rem' } })

export default function VideoScreen() {
  const { t, date, locale, sharing } = useWritingWords()
  const { data: video } = useSuspenseQuery(query(useApi(), useRouteId('videoId')))
  const { id, title, description, image, publishedAt, seconds, playlist } = video
  const { service, code, url, html } = video.source
  const source = videoSource({ service, code, url, html })
  const place = usePlaceOf(videoPath(id))
  const back = playlist
    ? { to: videosPath(playlist.slug), label: playlist.title }
    : { to: paths.videos, label: t('videos.title') }
  return (
    <Page title={title} description={description} image={image?.url}>
      <StructuredData data={videoData(video, place, source?.src)} />
      <BackLink {...back} css={{ marginBottom: 'var(--s2)' }} />
      <article css={frame}>
        {source ? (
          // a new player per video, so that playback does not carry over
          <VideoPlayer key={id} source={source} title={title} seed={`video-${id}`} poster={image?.url} />
        ) : (
          <Notice kind="bad">{t('videos.unplayable')}</Notice>
        )}
        <header css={{ marginTop: 'var(--s6)' }}>
          {playlist && <p css={kickerCss}>{playlist.title}</p>}
          <h1>{title}</h1>
          <div css={{ color: 'var(--muted)', marginTop: 'var(--s2)' }}>
            <DottedLine facts={[date(publishedAt), seconds !== null && formatLength(seconds, locale)]} />
          </div>
        </header>
        {description && (
          <p css={{ marginTop: 'var(--s5)', maxWidth: 'var(--measure)', whiteSpace: 'pre-line' }}>{description}</p>
        )}
        <div css={{ marginTop: 'var(--s5)' }}>
          <ShareButton title={title} words={sharing} />
        </div>
      </article>
      {playlist && <SamePlaylist playlist={playlist} except={id} />}
    </Page>
  )
}
