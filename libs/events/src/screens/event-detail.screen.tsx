import { RichContent } from '@atrio/rich-content'
import { AppLink, Page, requireRouteId, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { ChevronLeftIcon, kickerCss, media, Picture } from '@atrio/ui'
import { css } from '@emotion/react'
import type { LoaderFunctionArgs } from 'react-router'
import { eventQuery, useEvent } from '../data/events.queries.ts'
import { EventActions } from '../parts/event-actions.tsx'
import { EventFacts } from '../parts/event-facts.tsx'
import { useEventWords } from '../parts/use-event-words.ts'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchQuery(eventQuery(ctx.api, requireRouteId(params['eventId'])))

const crumb = css({
  display: 'none',
  [media.tabletBigUp]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.45em',
    minHeight: '2.75rem',
    margin: 'var(--s2) var(--gutter)',
    color: 'var(--muted)',
    textDecoration: 'none',
  },
})

// To the edges on phones, as wide as the text elsewhere.
const frame = css({
  [media.tabletBigUp]: { paddingInline: 'var(--gutter)' },
  '& .window': {
    borderRadius: 0,
    [media.tabletBigUp]: { borderRadius: 'var(--radius-window)', aspectRatio: '1296/400' },
  },
})

// One order for reading; on desktops the facts stand beside it.
const body = css({
  display: 'grid',
  gap: 'var(--s8)',
  padding: 'var(--s8) var(--gutter) var(--section)',
  '& h1': { marginTop: '.15em' },
  [media.tabletBigUp]: {
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    columnGap: '5rem',
    '& > ul': { gridColumn: 2, gridRow: '1 / 4', alignSelf: 'start' },
  },
})

const lead = css({ marginTop: '.6em', fontSize: 'var(--t-lead)', lineHeight: 1.5, maxWidth: '32em' })
const about = css({ maxWidth: 'var(--measure)', '& h2': { fontSize: 'var(--t-3)', marginBottom: '.6em' } })

export default function EventDetailScreen() {
  const { t } = useEventWords()
  const event = useEvent(useRouteId('eventId'))
  return (
    <Page title={event.name} description={event.summary} image={event.image?.url}>
      <AppLink to={paths.list} css={crumb}>
        <ChevronLeftIcon size="sm" />
        {t('title')}
      </AppLink>
      <div css={frame}>
        <Picture src={event.image?.url} alt={event.image?.alt} seed={`event-${event.id}`} shape="wide" priority />
      </div>
      <article css={body}>
        <header>
          {event.kicker && <p css={kickerCss}>{event.kicker}</p>}
          <h1>{event.name}</h1>
          {event.summary && <p css={lead}>{event.summary}</p>}
        </header>
        <EventFacts event={event} />
        <EventActions event={event} />
        {event.description && (
          <section css={about}>
            <h2>{t('about')}</h2>
            <RichContent html={event.description} />
          </section>
        )}
      </article>
    </Page>
  )
}
