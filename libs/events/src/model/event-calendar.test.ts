import { formatIcs } from '@atrio/i18n'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { calendarLinks } from './calendar-links.ts'
import { toCalendarEntry } from './event-calendar.ts'

const event = {
  id: 7,
  name: 'A mesa posta; pão, vinho',
  startsAt: '2026-11-28T09:00:00-03:00',
  endsAt: '2026-11-29T18:00:00-03:00',
  summary: 'Dois dias para falar de casa, de pão repartido e de perdão, com palestras pela manhã e uma ceia em comum.',
  venue: { name: 'Templo da Vila Mariana', address: null, location: null },
} as Parameters<typeof toCalendarEntry>[0]
const entry = toCalendarEntry(event, 'church-uuid')

it('formatIcs writes instants that another program reads in any time zone', () => {
  const component = new ICAL.Component(ICAL.parse(formatIcs(entry, '2026-11-20T20:15:24Z')) as unknown[])
  const opened = new ICAL.Event(component.getFirstSubcomponent('vevent')!)
  expect(opened.startDate.toUnixTime() * 1000).toBe(Date.parse(event.startsAt))
  expect(opened.endDate.toUnixTime() * 1000).toBe(Date.parse(event.endsAt))
  // in Tokyo, twelve hours ahead of São Paulo, it is evening
  const tokyo = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', hour: 'numeric', hourCycle: 'h23' })
  expect(tokyo.format(opened.startDate.toJSDate())).toBe('21')
  expect(opened.summary).toBe(event.name)
  expect(opened.description).toBe(event.summary)
  expect(opened.location).toBe('Templo da Vila Mariana')
  expect(opened.uid).toBe('event-7@church-uuid')
})

it('calendarLinks pass the same instants to calendar services', () => {
  const [google, outlook] = calendarLinks(entry, 'pt-BR').map(({ url }) => new URL(url))
  expect(google!.searchParams.get('dates')).toBe('20261128T120000Z/20261129T210000Z')
  expect(google!.searchParams.get('text')).toBe(event.name)
  expect(Date.parse(outlook!.searchParams.get('startdt')!)).toBe(Date.parse(event.startsAt))
  expect(outlook!.searchParams.get('location')).toBe('Templo da Vila Mariana')
})

it.each([
  ['pt-BR', 'Google Agenda'],
  ['en', 'Google Calendar'],
  ['es', 'Google Calendar'],
] as const)('calendarLinks name the services as they are called in %s', (locale, google) => {
  expect(calendarLinks(entry, locale).map(({ service }) => service)).toEqual([google, 'Outlook'])
})
