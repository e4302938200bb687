import type { ChurchEvent, EventDetail, TicketKind } from '@atrio/api-client'
import { minorDigits } from '@atrio/i18n'
import { availability } from './ticket-sale.ts'
import { addressLine } from './venue.ts'

const SCHEMA = 'https://schema.org'

/** `85.00`: a decimal, as search engines read prices. */
function decimal(amount: number, currency: string): string {
  const digits = minorDigits(currency)
  const text = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

const AVAILABILITIES = { from: 'PreOrder', until: 'InStock', soldOut: 'SoldOut' } as const

function toOffer(ticket: TicketKind, currency: string, url: string) {
  const { kind } = availability(ticket)
  if (kind === 'expired' || kind === 'userLimit') return []
  return [
    {
      '@type': 'Offer',
      name: ticket.name,
      price: decimal(ticket.price, currency),
      priceCurrency: currency,
      availability: `${SCHEMA}/${AVAILABILITIES[kind]}`,
      ...(ticket.saleStartsAt && { validFrom: ticket.saleStartsAt }),
      url,
    },
  ]
}

function toPlaces({ venue, online }: ChurchEvent, url: string) {
  const place = venue && {
    '@type': 'Place',
    name: venue.name,
    address: addressLine(venue.address) ?? venue.name,
    ...(venue.location && { geo: { '@type': 'GeoCoordinates', ...venue.location } }),
  }
  return [place, online && { '@type': 'VirtualLocation', url }].filter(Boolean)
}

function attendance({ venue, online }: ChurchEvent) {
  const mode = online ? (venue ? 'Mixed' : 'Online') : 'Offline'
  return `${SCHEMA}/${mode}EventAttendanceMode`
}

/** @param church name of the organiser; @param origin of the portal, without a trailing slash */
export function eventData(event: EventDetail, path: string, { church, origin }: { church: string; origin: string }) {
  const url = origin + path
  const image = event.image && URL.canParse(event.image.url, origin) && new URL(event.image.url, origin).href
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: event.name,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: `${SCHEMA}/EventScheduled`,
    eventAttendanceMode: attendance(event),
    location: toPlaces(event, url),
    url,
    ...(event.summary && { description: event.summary }),
    ...(image && { image: [image] }),
    organizer: { '@type': 'Organization', name: church, url: origin },
    offers: event.tickets.flatMap((ticket) => toOffer(ticket, event.currency, url)),
  }
}
