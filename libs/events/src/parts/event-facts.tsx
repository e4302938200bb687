import type { ChurchEvent, EventDetail } from '@atrio/api-client'
import { useZoneNote } from '@atrio/i18n'
import { fillTemplate, useChurch, useConfig } from '@atrio/tenant-core'
import { CalendarIcon, GlobeIcon, MapPinIcon, TicketIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ComponentType, ReactNode } from 'react'
import { addressLine, directionsQuery } from '../model/venue.ts'
import { useEventWords } from './use-event-words.ts'

const list = css({
  display: 'grid',
  gap: 'var(--s5)',
  '& > li': { display: 'flex', gap: 'var(--s4)' },
  '& > li > svg': { flex: 'none', marginTop: '.12rem', color: 'var(--accent-ink)' },
  '& b': { display: 'block', fontWeight: 600 },
  '& b::first-letter': { textTransform: 'uppercase' },
  '& span': { display: 'block', color: 'var(--muted)' },
})

/** When, where and how much. */
export function EventFacts({ event }: { event: EventDetail }) {
  const { t, price } = useEventWords()
  return (
    <ul css={list} aria-label={t('facts')}>
      {event.startsAt && <When event={event} />}
      {event.venue && <Where venue={event.venue} />}
      {event.online && <Fact icon={GlobeIcon} title={t('online')} />}
      <Fact icon={TicketIcon} title={price(event)}>
        <Registration event={event} />
      </Fact>
    </ul>
  )
}

const Fact = ({ icon: Icon, title, children }: { icon: ComponentType; title: string; children?: ReactNode }) => (
  <li>
    <Icon />
    <div>
      <b>{title}</b>
      {children}
    </div>
  </li>
)

function When({ event }: { event: ChurchEvent }) {
  const { t, format, isOneDay } = useEventWords()
  const zone = useZoneNote(useChurch().timeZone, event.startsAt)
  const between = { from: format.time(event.startsAt), to: format.time(event.endsAt) }
  const hours = isOneDay(event) ? t('hours.day', between) : t('hours.days', between)
  return (
    <Fact icon={CalendarIcon} title={format.dateRange(event.startsAt, event.endsAt, 'long')}>
      <span>{zone ? t('hours.zone', { hours, zone }) : hours}</span>
    </Fact>
  )
}

function Where({ venue }: { venue: NonNullable<ChurchEvent['venue']> }) {
  const { t } = useEventWords()
  const { mapsUrl } = useConfig()
  return (
    <Fact icon={MapPinIcon} title={venue.name}>
      <span>{addressLine(venue.address)}</span>
      <a href={fillTemplate(mapsUrl, { query: directionsQuery(venue) })} target="_blank" rel="noreferrer">
        {t('directions')}
      </a>
    </Fact>
  )
}

/** Until when registration is open, and the payment methods. */
function Registration({ event }: { event: EventDetail }) {
  const { saleWords, methodWords } = useEventWords()
  const methods = methodWords(event)
  return (
    <>
      <span>{saleWords(event)}</span>
      {methods && <span>{methods}</span>}
    </>
  )
}
