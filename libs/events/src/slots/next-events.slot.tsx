import { AppLink, usePageMinute, type FeatureContext } from '@atrio/tenant-core'
import { linkCss, media, Rows, Section } from '@atrio/ui'
import { css } from '@emotion/react'
import { nextEventsQuery, useNextEvents } from '../data/next-events.queries.ts'
import { leadFirst, splitByTime } from '../model/event-order.ts'
import { EventCard } from '../parts/event-card.tsx'
import { EventRow } from '../parts/event-row.tsx'
import { NoEvents } from '../parts/no-events.tsx'
import { useEventWords } from '../parts/use-event-words.ts'
import { paths } from '../paths.ts'

/** One lead story and four rows fill the section without scrolling past it. */
const SHOWN = 5

const alone = css({ maxWidth: '34rem' })
const grid = css({
  display: 'grid',
  gap: 'var(--s8)',
  [media.tabletBigUp]: {
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    gap: '3.5rem',
    '& > ul': { marginTop: 'calc(var(--s4) * -1)' },
  },
})

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(nextEventsQuery(ctx.api))

/** Home's section of upcoming events. */
export default function NextEvents() {
  const { t } = useEventWords()
  const now = usePageMinute()
  const { items, next } = useNextEvents()
  const { coming } = splitByTime(items, now)
  const { lead, others } = leadFirst(coming, now)
  const rows = others.slice(0, SHOWN - 1)
  const more = (coming.length > SHOWN || next !== null) && (
    <AppLink to={paths.list} css={linkCss}>
      {t('all')}
    </AppLink>
  )
  return (
    <Section title={t('title')} lead={t('lead')} action={more}>
      {lead ? (
        <div css={rows.length > 0 ? grid : alone}>
          <EventCard event={lead} tone="lead" />
          {rows.length > 0 && (
            <Rows open>
              {rows.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </Rows>
          )}
        </div>
      ) : (
        <NoEvents />
      )}
    </Section>
  )
}
