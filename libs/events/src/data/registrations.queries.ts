import { NOBODY, registrationsApi, type Api, type BoughtTicket } from '@atrio/api-client'
import {
  failureOf,
  keptOffline,
  useApi,
  useFeatureContext,
  useViewer,
  viewerOf,
  type FeatureContext,
} from '@atrio/tenant-core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

/** The events of the signed-in person; kept on their device, as are their tickets. */
export const registrationsQuery = (ctx: FeatureContext, userId = viewerOf(ctx)) =>
  keptOffline(ctx, ctx.api.q(registrationsApi.events, { userId }))
export const ticketsQuery = (ctx: FeatureContext, eventId: number, userId = viewerOf(ctx)) =>
  keptOffline(ctx, ctx.api.q(registrationsApi.tickets, { userId, eventId }))
/** Ticket whose contents are requested: a guest's need the code of their order (`order`). */
type TicketRef = { eventId: number; ticketId: number; order?: string }
export const contentsQuery = (api: Api, userId: number, ticket: TicketRef) =>
  api.q(registrationsApi.contents, { userId, ...ticket })

const NONE: BoughtTicket[] = []

/** The page's load has fetched already: its failure is shown with a retry, not repeated on mount. */
const ofPage = { retryOnMount: false }

/** The state of a list of the person's; a failure leaves the list empty and is shown (document 2 section 7.2). */
function toList<Item>(query: UseQueryResult<Item[]>) {
  const failure = failureOf(query)
  return { list: query.data ?? [], waiting: query.isPending && failure.busy && !failure.failed, ...failure }
}

export function useRegistrations() {
  const ctx = useFeatureContext()
  const userId = useViewer()
  return toList(useQuery({ ...registrationsQuery(ctx, userId), ...ofPage, enabled: userId !== NOBODY }))
}

export function useTickets(eventId: number) {
  const ctx = useFeatureContext()
  const userId = useViewer()
  return toList(useQuery({ ...ticketsQuery(ctx, eventId, userId), ...ofPage, enabled: userId !== NOBODY }))
}

/** Milliseconds: the address of a file answers for half an hour. */
const RENEW_FILES_MS = 20 * 60_000

export function useContents(ticket: TicketRef) {
  const signedInAs = useViewer()
  const userId = ticket.order === undefined ? signedInAs : NOBODY
  const enabled = userId !== NOBODY || ticket.order !== undefined
  const query = contentsQuery(useApi(), userId, ticket)
  return toList(useQuery({ ...query, ...ofPage, enabled, refetchInterval: RENEW_FILES_MS }))
}

/**
 * The tickets of a guest's order, by its code. After a sign-in the person's own tickets are requested first: an order
 * of a member is not available as a guest's.
 */
export function useTicketsOfOrder(eventId: number, order: string): BoughtTicket[] {
  const ctx = useFeatureContext()
  const api = useApi()
  const userId = useViewer()
  // the list cached before the purchase lacks the new tickets
  const own = useQuery({ ...ticketsQuery(ctx, eventId, userId), enabled: userId !== NOBODY, refetchOnMount: 'always' })
  const isGuests = userId === NOBODY || (own.data ?? NONE).every(({ orderCode }) => orderCode !== order)
  const enabled = userId === NOBODY || (own.isSuccess && !own.isFetching && isGuests)
  const guests = useQuery({ ...api.q(registrationsApi.tickets, { userId: NOBODY, eventId, order }), enabled })
  return (enabled && guests.data) || NONE
}

/** The person's tickets on pages where they are secondary: empty while loading and on failure. */
export function useMyTickets(eventId: number): BoughtTicket[] {
  const ctx = useFeatureContext()
  const userId = useViewer()
  return useQuery({ ...ticketsQuery(ctx, eventId, userId), enabled: userId !== NOBODY }).data ?? NONE
}
