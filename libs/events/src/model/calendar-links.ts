import { icsStamp, type CalendarEntry, type Locale } from '@atrio/i18n'

const withQuery = (address: string, query: Record<string, string | null | undefined>) =>
  `${address}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`

/** Addresses at which calendar services add an entry; the names are the services' own: Google's is another in Portuguese. */
export const calendarLinks = ({ title, startsAt, endsAt, place, description }: CalendarEntry, locale: Locale) => [
  {
    service: locale === 'pt-BR' ? 'Google Agenda' : 'Google Calendar',
    url: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${icsStamp(startsAt)}/${icsStamp(endsAt)}`,
      location: place,
      details: description,
    }),
  },
  {
    service: 'Outlook',
    url: withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: new Date(startsAt).toISOString(),
      enddt: new Date(endsAt).toISOString(),
      location: place,
      body: description,
    }),
  },
]
