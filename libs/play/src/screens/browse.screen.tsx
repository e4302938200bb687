import { useTranslation } from '@atrio/i18n'
import { failureOf } from '@atrio/tenant-core'
import { EmptyState, gutterCss, PageHeader, Section } from '@atrio/ui'
import { gated, useEntrance } from '../data/entrance.ts'
import { useContinued, useMarks } from '../data/marks.queries.ts'
import { contentsQuery, homeQuery, useContents, useHome } from '../data/play.queries.ts'
import { EntryGrid } from '../parts/entry-grid.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PlayPage } from '../parts/play-page.tsx'

const featured = { featured: true }

// the page shows a failure
export const load = gated(({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(homeQuery(api)),
    queryClient.prefetchInfiniteQuery(contentsQuery(api, featured)),
  ]),
)

/** The videos: the featured ones first, then the church's rows. */
export default function BrowseScreen() {
  const { t } = useTranslation('play')
  const home = useHome()
  const first = useContents(featured)
  const entrance = useEntrance()
  const ofFirst = failureOf(first)
  const failures = [failureOf(home), ofFirst, entrance].filter(({ failed }) => failed)
  const { title, tags = [] } = home.data ?? {}
  const name = title ?? t('title')
  const continued = useContinued()
  const marks = useMarks(first.items, ...tags.map(({ items }) => items))
  const empty = home.data && tags.length === 0 && first.items?.length === 0
  return (
    <PlayPage title={name} description={home.data?.description}>
      <PageHeader title={name} lead={t('browse.lead')} />
      {failures.length > 0 && (
        <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
          <LoadFailed busy={failures.some(({ busy }) => busy)} retry={() => failures.forEach(({ retry }) => retry())} />
        </div>
      )}
      {empty && (
        <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
          <EmptyState heading="h2" seed="play-none" title={t('none.title')} text={t('none.text')} />
        </div>
      )}
      {continued && continued.length > 0 && (
        <Section title={t('browse.continue')}>
          <EntryGrid
            entries={continued.map(({ entry }) => entry)}
            marks={new Map(continued.map(({ mark }) => [mark.contentId, mark]))}
          />
        </Section>
      )}
      {!ofFirst.failed && first.items?.length !== 0 && (
        <Section title={t('browse.featured')} tone="tint">
          <EntryGrid entries={first.items} marks={marks} />
        </Section>
      )}
      {tags.map((tag) => (
        <Section key={tag.id} title={tag.name}>
          <EntryGrid entries={tag.items} marks={marks} />
        </Section>
      ))}
    </PlayPage>
  )
}
