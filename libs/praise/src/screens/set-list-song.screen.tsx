import { notFound } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import {
  BackLink,
  KeptNotice,
  NotFoundPage,
  Page,
  requireRouteId,
  requireUuid,
  useFeatureContext,
  useRouteId,
  useViewer,
  type FeatureContext,
} from '@atrio/tenant-core'
import { EmptyState, gutterCss } from '@atrio/ui'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { loadSong } from '../data/praise.queries.ts'
import { loadSetList, setListsQuery, useSetList } from '../own/data/own-songs.queries.ts'
import { loadOwnWords } from '../own/i18n/messages.ts'
import { stepsTo } from '../own/model/steps-to.ts'
import { KeepKey } from '../own/parts/keep-key.tsx'
import { SetListNav } from '../own/parts/set-list-nav.tsx'
import { LazyChordDiagrams } from '../parts/chord-diagrams.lazy.tsx'
import { SongPage } from '../parts/song-page.tsx'
import { setListPath } from '../own/own-paths.ts'
import { ownPaths } from '../paths.ts'

export async function load(ctx: FeatureContext, { params }: LoaderFunctionArgs): Promise<void> {
  const place = requireRouteId(params['place'])
  const [list] = await Promise.all([loadSetList(ctx, requireUuid(params['setListId'])), loadOwnWords(ctx.i18n)])
  const song = list.songs[place - 1]
  if (!song) throw notFound('song of a set list')
  if (!song.gone) await loadSong(ctx, song.songId)
}

/** A song at its place in a set list: in the list's key, with the way to the next. */
export default function SetListSongScreen() {
  const { t } = useTranslation('ownSongs')
  const ctx = useFeatureContext()
  const viewer = useViewer()
  const place = useRouteId('place')
  const list = useSetList(requireUuid(useParams()['setListId']))
  const song = list?.songs[place - 1]
  // deleted or shortened on another device while it was open
  if (!list || !song)
    return (
      <NotFoundPage
        title={t('missing.title')}
        text={t('missing.text')}
        to={ownPaths.setLists}
        action={t('missing.action')}
      />
    )
  return (
    <Page title={song.title} noIndex>
      <BackLink to={setListPath(list.id)} label={list.name} />
      <SetListNav list={list} place={place} />
      <div css={gutterCss}>
        <KeptNotice query={setListsQuery(ctx, viewer)} text={(when) => t('kept', when)} />
      </div>
      {song.gone ? (
        <div css={[gutterCss, { paddingBlock: 'var(--s8)' }]}>
          <EmptyState heading="h1" seed="gone-song" title={song.title} text={t('gone')} />
        </div>
      ) : (
        <SongPage
          key={place}
          id={song.songId}
          Diagrams={LazyChordDiagrams}
          Own={KeepKey}
          start={{ steps: (original) => stepsTo(original, song.key), capo: song.capo }}
        />
      )}
    </Page>
  )
}
