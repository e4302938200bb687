import { useTranslation } from '@atrio/i18n'
import { BackLink, Page, requireRouteId, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { media } from '@atrio/ui'
import { css } from '@emotion/react'
import type { LoaderFunctionArgs } from 'react-router'
import { loadSong, useSong } from '../data/praise.queries.ts'
import { LazyChordDiagrams } from '../parts/chord-diagrams.lazy.tsx'
import { SongPage } from '../parts/song-page.tsx'
import { SongOwn } from '../own/parts/song-own.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  loadSong(ctx, requireRouteId(params['songId']))

const back = css({ [media.tabletBigUp]: { marginBottom: 'var(--s2)' } })
// Reading needs the room: on phones the shell's header scrolls away with the page, and returns for its menu. Declared
// here, in a lazy chunk; without `:has` the header stays, above the sticky tools.
const reading = css({
  [media.tabletBigDown]: { 'header:not([data-open="true"]):has(~ main &)': { position: 'relative' } },
})

export default function SongDetailScreen() {
  const { t } = useTranslation('praise')
  const id = useRouteId('songId')
  const { data: song } = useSong(id)
  const { title, subtitle, author } = song ?? { title: t('title'), subtitle: null, author: null }
  return (
    <Page title={title} description={[subtitle, author].filter(Boolean).join('. ')} noIndex={!song}>
      <BackLink to={paths.list} label={t('title')} css={back} />
      <div css={reading}>
        <SongPage id={id} Diagrams={LazyChordDiagrams} Own={SongOwn} />
      </div>
    </Page>
  )
}
