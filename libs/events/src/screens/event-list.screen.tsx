import { Page, SearchForm, termOf, usePageMinute, type FeatureContext } from '@atrio/tenant-core'
import { CardGrid, EmptyState, gutterCss, MoreItems, mutedCss, PageHeader, Rows, Section } from '@atrio/ui'
import { useNavigation, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { eventPagesQuery, useEventPages } from '../data/events.queries.ts'
import { splitByTime } from '../model/event-order.ts'
import { EventCard } from '../parts/event-card.tsx'
import { EventRow } from '../parts/event-row.tsx'
import { NoEvents } from '../parts/no-events.tsx'
import { useEventWords } from '../parts/use-event-words.ts'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext, { request }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchInfiniteQuery(eventPagesQuery(ctx.api, termOf(new URL(request.url).searchParams)))

export default function EventListScreen() {
  const { t } = useEventWords()
  const term = termOf(useSearchParams()[0])
  const { events, ...query } = useEventPages(term)
  const { coming, past } = splitByTime(events, usePageMinute())
  const searching = useNavigation().location?.pathname === paths.list
  const words = { label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }
  const found = t(query.hasNextPage ? 'search.foundMore' : 'search.found', { count: events.length, term })
  return (
    <Page title={t('title')} description={t('lead')} noIndex={term !== ''}>
      <PageHeader title={t('title')} lead={t('lead')}>
        {(term !== '' || events.length > 0) && (
          <SearchForm action={paths.list} term={term} words={words} busy={searching} clearTo={paths.list} />
        )}
      </PageHeader>
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]} aria-busy={searching}>
        <p role="status" css={[mutedCss, { marginBottom: term && events.length > 0 ? 'var(--s4)' : 0 }]}>
          {term !== '' &&
            (events.length > 0 ? found : <span className="visually-hidden">{t('search.none.title', { term })}</span>)}
        </p>
        {coming.length > 0 ? (
          <CardGrid>
            {coming.map((event) => (
              <li key={event.id}>
                <EventCard event={event} heading="h2" />
              </li>
            ))}
          </CardGrid>
        ) : term !== '' && events.length === 0 ? (
          <EmptyState
            heading="h2"
            seed="no-events"
            title={t('search.none.title', { term })}
            text={t('search.none.text')}
          />
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
