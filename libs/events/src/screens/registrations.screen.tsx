import {
  AppLink,
  KeptNotice,
  PersonPage,
  useFeatureContext,
  useLink,
  usePageMinute,
  type FeatureContext,
} from '@atrio/tenant-core'
import { buttonCss, DateBadge, DottedLine, EmptyState, ListRow, media, Rows, RowsSkeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import type { RegisteredEvent } from '@atrio/api-client'
import { registrationsQuery, useRegistrations } from '../data/registrations.queries.ts'
import { splitByTime } from '../model/event-order.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { useEventWords } from '../parts/use-event-words.ts'
import { registrationPath } from '../paths.ts'

export const load = (ctx: FeatureContext) =>
  // the page shows a failure
  ctx.queryClient.prefetchQuery(registrationsQuery(ctx))

/** The events that the person has tickets of. */
export default function RegistrationsScreen() {
  const { t } = useEventWords()
  const registrations = useRegistrations()
  const ctx = useFeatureContext()
  const all = useLink('events.list')
  const account = useLink('account.home')
  const { coming, past } = splitByTime(registrations.list, usePageMinute())
  const none = registrations.list.length === 0
  return (
    <PersonPage
      title={t('registrations.title')}
      lead={t('registrations.lead')}
      back={
        all ? { to: all, label: t('title') } : account ? { to: account, label: t('registrations.account') } : undefined
      }
      printsAlone
    >
      <KeptNotice query={registrationsQuery(ctx)} text={(when) => t('kept', when)} />
      {registrations.failed && <LoadFailed busy={registrations.busy} retry={registrations.retry} />}
      {registrations.waiting && <RowsSkeleton rows={3} />}
      {coming.length > 0 && <Events title={t('registrations.coming')} events={coming} />}
      {past.length > 0 && <Events title={t('registrations.past')} events={past} />}
      {none && !registrations.failed && !registrations.waiting && (
        <EmptyState
          heading="h2"
          seed="no-registrations"
          title={t('registrations.none.title')}
          text={t('registrations.none.text')}
          action={
            all && (
              <AppLink to={all} css={buttonCss()}>
                {t('all')}
              </AppLink>
            )
          }
        />
      )}
    </PersonPage>
  )
}

/** The title is in the margin on desktops, as on every page. */
const part = css({
  marginBottom: 'var(--s10)',
  '& > h2': { fontSize: 'var(--t-3)', marginBottom: 'var(--s3)' },
  [media.tabletBigUp]: { display: 'grid', gridTemplateColumns: '15rem minmax(0, 46rem)', columnGap: '5rem' },
})

function Events({ title, events }: { title: string; events: readonly RegisteredEvent[] }) {
  const { t, format, where } = useEventWords()
  return (
    <section css={part}>
      <h2>{title}</h2>
      <Rows>
        {events.map((event) => (
          <ListRow
            key={event.id}
            leading={event.startsAt && <DateBadge {...format.dayAndMonth(event.startsAt)} dateTime={event.startsAt} />}
            title={event.name}
            link={(words) => <AppLink to={registrationPath(event.id)}>{words}</AppLink>}
            meta={<DottedLine facts={[t('bar.tickets', { count: event.ticketCount }), where(event)]} />}
          />
        ))}
      </Rows>
    </section>
  )
}
