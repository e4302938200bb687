import { eventDetailApi, type TicketContent } from '@atrio/api-client'
import { checkoutFeature } from '@atrio/checkout'
import { loadPlayerWords } from '@atrio/media-player'
import { apiOver, partsOf } from '@atrio/testing'
import { Rows } from '@atrio/ui'
import { fn } from 'storybook/test'
import { eventsFeature } from '../feature.ts'
import { scenes } from '../testing/events.scenes.ts'
import { ActionLink } from './action-link.tsx'
import { CalendarMenu } from './calendar-menu.tsx'
import { ContentList } from './content-list.tsx'
import { EventActions } from './event-actions.tsx'
import { EventBar } from './event-bar.tsx'
import { EventCard } from './event-card.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventPage } from './event-page.tsx'
import { EventRow } from './event-row.tsx'
import { EventTag } from './event-tag.tsx'
import { LoadFailed } from './load-failed.tsx'
import { NoEvents } from './no-events.tsx'
import { OneContent } from './one-content.tsx'
import { PurchasePage } from './purchase-page.tsx'
import { TicketLine } from './ticket-line.tsx'
import { TicketList } from './ticket-list.tsx'

export default { title: 'events/Parts' }

const part = partsOf(eventsFeature, { beside: [checkoutFeature] })
const event = await apiOver(scenes.open).run(eventDetailApi.get, { id: 7 })
const ticket = event.tickets[0]!
const content: TicketContent = {
  id: 1,
  title: 'A mesa e o perdão',
  description: 'Texto da primeira palestra.',
  kind: 'text',
  state: 'available',
  startsAt: null,
  endsAt: null,
  html: '<p>Comer junto é o começo de toda conversa difícil.</p>',
  url: null,
}
const contents = { list: [content], waiting: false, failed: false, busy: false, retry: fn() }

export const Action = part(ActionLink, { action: { kind: 'register' }, eventId: 7, main: true })
export const Calendar = part(CalendarMenu, { event })
export const Contents = part(ContentList, { contents, pathOf: (id) => `/event/7/content/${id}` })
export const Actions = part(EventActions, { event, actions: [{ kind: 'viewTickets' }] })
export const Bar = part(EventBar, { event, action: { kind: 'register' } })
export const Card = part(
  EventCard,
  { event, tone: 'lead', heading: 'h2' },
  { choices: { tone: ['plain', 'lead'], heading: ['h2', 'h3'] } },
)
export const Facts = part(EventFacts, { event })
export const WholePage = part(EventPage, { event })
export const Row = part(EventRow, { event, past: false }, { around: Rows })
export const Tag = part(EventTag, { event })
export const Failed = part(LoadFailed, { busy: false, retry: fn() })
export const Nothing = part(NoEvents, { heading: 'h2' })
export const Content = part(OneContent, { contents, id: 1 }, { load: ({ i18n }) => loadPlayerWords(i18n) })
export const Purchase = part(PurchasePage, { event, step: { step: 'tickets' } })
export const Ticket = part(TicketLine, { ticket, currency: 'BRL', held: 0, fees: 'Com as taxas do serviço' })
export const Tickets = part(TicketList, { event, mine: [] })
