import { useTranslation } from '@atrio/i18n'
import { failureOf, requireRouteId, useRouteId } from '@atrio/tenant-core'
import { EmptyState, gutterCss, Section } from '@atrio/ui'
import { gated } from '../data/entrance.ts'
import { useMarks } from '../data/marks.queries.ts'
import { loadContent } from '../data/load-content.ts'
import { contentsQuery, useContent, useContents } from '../data/play.queries.ts'
import { ContentHead } from '../parts/content-head.tsx'
import { ContentState } from '../parts/content-state.tsx'
import { EntryGrid } from '../parts/entry-grid.tsx'
import { ListButton } from '../parts/list-button.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PlayPage } from '../parts/play-page.tsx'

export const load = gated((ctx, { params }) => {
  const id = requireRouteId(params['contentId'])
  return Promise.all([
    loadContent(ctx, id),
    ctx.queryClient.prefetchInfiniteQuery(contentsQuery(ctx.api, { collectionId: id })),
  ])
})

export { ContentMissing as Missing } from '../parts/content-missing.tsx'

/** A collection with its videos, in its order. */
export default function CollectionScreen() {
  const { t } = useTranslation('play')
  const id = useRouteId('contentId')
  const query = useContent(id)
  const videos = useContents({ collectionId: id })
  const { items } = videos
  const { failed, busy, retry } = failureOf(videos)
  const marks = useMarks(items)
  const content = query.data
  if (!content) return <ContentState query={query} />
  return (
    <PlayPage title={content.title} description={content.description} image={content.image?.url}>
      <div css={[gutterCss, { paddingBlock: 'var(--s8)' }]}>
        <ContentHead content={content}>
          <ListButton content={content} />
        </ContentHead>
      </div>
      <Section title={t('collection.videos')}>
        {failed && <LoadFailed busy={busy} retry={retry} />}
        {items?.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} />}
        {!failed && items?.length !== 0 && <EntryGrid entries={items} marks={marks} />}
      </Section>
    </PlayPage>
  )
}
