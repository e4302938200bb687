import { useTranslation } from '@atrio/i18n'
import {
  NotFoundPage,
  Page,
  requireRouteId,
  StructuredData,
  useChurch,
  useFeatureContext,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import type { LoaderFunctionArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { eventQuery, useEvent } from '../data/event.queries.ts'
import { eventData } from '../model/structured-data.ts'
import { purchaseStep } from '../model/purchase-step.ts'
import { EventPage } from '../parts/event-page.tsx'
import { PurchasePage } from '../parts/purchase-page.tsx'
import { eventPath, paths } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchQuery(eventQuery(ctx.api, requireRouteId(params['eventId'])))

/** An event that does not exist, or not in this church. */
export function Missing() {
  const { t } = useTranslation('events')
  return <NotFoundPage title={t('missing.title')} text={t('missing.text')} to={paths.list} action={t('all')} />
}

/** One event; with a step in its query, the purchase of its tickets (document 1 section 2). */
export default function EventDetailScreen() {
  const event = useEvent(useRouteId('eventId'))
  const church = useChurch().name
  const { origin } = useFeatureContext()
  const step = purchaseStep(useSearchParams()[0])
  return (
    <Page title={event.name} description={event.summary} image={event.image?.url}>
      <StructuredData data={eventData(event, eventPath(event.id), { church, origin })} />
      {step ? <PurchasePage event={event} step={step} /> : <EventPage event={event} />}
    </Page>
  )
}
