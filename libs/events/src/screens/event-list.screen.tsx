import { Page, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { CardGrid, gutterCss, MoreItems, PageHeader, Rows, Section } from '@atrio/ui'
import { eventPagesQuery, useEventPages } from '../data/events.queries.ts'
import { splitByTime } from '../model/event-order.ts'
import { EventCard } from '../parts/event-card.tsx'
import { EventRow } from '../parts/event-row.tsx'
import { NoEvents } from '../parts/no-events.tsx'
import { useEventWords } from '../parts/use-event-words.ts'

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchInfiniteQuery(eventPagesQuery(ctx.api))

export default function EventListScreen() {
  const { t } = useEventWords()
  const { events, ...query } = useEventPages()
  const { coming, past } = splitByTime(events, useFeatureContext().now)
  return (
    <Page title={t('title')} description={t('lead')}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        {coming.length > 0 ? (
          <CardGrid>
            {coming.map((event) => (
              <li key={event.id}>
                <EventCard event={event} heading="h2" />
              </li>
            ))}
          </CardGrid>
        ) : (
          !query.hasNextPage && <NoEvents heading="h2" />
        )}
        <MoreItems query={query} words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }} />
      </div>
      {past.length > 0 && (
        <Section title={t('past')} tone="tint">
          <Rows>
            {past.map((event) => (
              <EventRow key={event.id} event={event} past />
            ))}
          </Rows>
        </Section>
      )}
    </Page>
  )
}
