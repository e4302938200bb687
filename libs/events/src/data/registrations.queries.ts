import { registrationsApi, type Api, type BoughtTicket } from '@atrio/api-client'
import { sessionAtom, signedInAtom, useApi } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { GUEST } from './user-id.ts'

export const registrationsQuery = (api: Api, userId: number) => api.q(registrationsApi.events, { userId })
export const ticketsQuery = (api: Api, userId: number, eventId: number) =>
  api.q(registrationsApi.tickets, { userId, eventId })
/** Whose contents are asked for: a guest's (`order`) are had by the code of their order. */
type TicketRef = { eventId: number; ticketId: number; order?: string }
export const contentsQuery = (api: Api, userId: number, ticket: TicketRef) =>
  api.q(registrationsApi.contents, { userId, ...ticket })

/** Follows the session, which on a public page may be brought back after the page stands. */
function useUserId(): number {
  const { clientAccount } = useAtomValue(sessionAtom)
  return useAtomValue(signedInAtom) ? (clientAccount?.id ?? GUEST) : GUEST
}

const NONE: BoughtTicket[] = []

/** A page's load has asked already: what failed there is told, and asked again on request. */
const ofPage = { retryOnMount: false }

/** What a query of the person's gave; a failure leaves the list empty and is told (document 2 section 7.2). */
function toList<Item>(query: {
  data: Item[] | undefined
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}) {
  return {
    list: query.data ?? [],
    waiting: query.isPending && query.isFetching,
    failed: query.isError,
    busy: query.isFetching,
    retry: () => void query.refetch(),
  }
}

export function useRegistrations() {
  const userId = useUserId()
  return toList(useQuery({ ...registrationsQuery(useApi(), userId), ...ofPage, enabled: userId !== GUEST }))
}

export function useTickets(eventId: number) {
  const userId = useUserId()
  return toList(useQuery({ ...ticketsQuery(useApi(), userId, eventId), ...ofPage, enabled: userId !== GUEST }))
}

export function useContents(ticket: TicketRef) {
  const signedInAs = useUserId()
  const userId = ticket.order === undefined ? signedInAs : GUEST
  const enabled = userId !== GUEST || ticket.order !== undefined
  return toList(useQuery({ ...contentsQuery(useApi(), userId, ticket), ...ofPage, enabled }))
}

/**
 * The tickets of a guest's order, by its code. Whoever has signed in since is asked for their own first: an order of
 * theirs is none of a guest.
 */
export function useTicketsOfOrder(eventId: number, order: string): BoughtTicket[] {
  const api = useApi()
  const userId = useUserId()
  // what is known from before the purchase does not have it yet
  const own = useQuery({ ...ticketsQuery(api, userId, eventId), enabled: userId !== GUEST, refetchOnMount: 'always' })
  const isGuests = userId === GUEST || (own.data ?? NONE).every(({ orderCode }) => orderCode !== order)
  const enabled = userId === GUEST || (own.isSuccess && !own.isFetching && isGuests)
  const guests = useQuery({ ...api.q(registrationsApi.tickets, { userId: GUEST, eventId, order }), enabled })
  return (enabled && guests.data) || NONE
}

/** The person's tickets where a page is not about them: none until they are there, and none if they can't be had. */
export function useMyTickets(eventId: number): BoughtTicket[] {
  const userId = useUserId()
  return useQuery({ ...ticketsQuery(useApi(), userId, eventId), enabled: userId !== GUEST }).data ?? NONE
}
