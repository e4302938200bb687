import { useTranslation } from '@atrio/i18n'
import { Page, requireRouteId, type FeatureContext } from '@atrio/tenant-core'
import { Global, css } from '@emotion/react'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { loadSong, useSong } from '../data/praise.queries.ts'
import { embedColor } from '../model/embed-color.ts'
import { SongPage } from '../parts/song-page.tsx'

const songIdOf = (query: URLSearchParams) => requireRouteId(query.get('praiseId') ?? undefined)

export const load = (ctx: FeatureContext, { request }: LoaderFunctionArgs) =>
  loadSong(ctx, songIdOf(new URL(request.url).searchParams))

/** The viewer alone, for frames of other pages: `praiseId` is the song, `embedColor` the church's colour. */
export default function EmbedSongScreen() {
  const { t } = useTranslation('praise')
  const [query] = useSearchParams()
  const id = songIdOf(query)
  const color = embedColor(query.get('embedColor'))
  const { data: song } = useSong(id)
  return (
    <Page title={song?.title ?? t('title')} noIndex>
      {/* every colour of the theme derives from this one */}
      {color && <Global styles={css({ ':root:root': { '--church': color, '--secondary': `${color}26` } })} />}
      <SongPage id={id} embedded />
    </Page>
  )
}
