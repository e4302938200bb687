import { useTranslation } from '@atrio/i18n'
import { AppLink, Page, requireRouteId, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { ChevronLeftIcon, media } from '@atrio/ui'
import { css } from '@emotion/react'
import type { LoaderFunctionArgs } from 'react-router'
import { loadSong, useSong } from '../data/praise.queries.ts'
import { SongPage } from '../parts/song-page.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  loadSong(ctx, requireRouteId(params['songId']))

const crumb = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45em',
  minHeight: '2.75rem',
  margin: 'var(--s2) var(--gutter) 0',
  color: 'var(--muted)',
  textDecoration: 'none',
  [media.tabletBigUp]: { marginBlock: 'var(--s2)' },
})
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
      <AppLink to={paths.list} css={crumb} data-print="no">
        <ChevronLeftIcon size="sm" />
        {t('title')}
      </AppLink>
      <div css={reading}>
        <SongPage id={id} />
      </div>
    </Page>
  )
}
