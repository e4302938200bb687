import type { FastifyRequest } from 'fastify'
import { persons } from '../../platform/auth/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { GUEST } from '../../platform/people/named-owner.ts'
import { foundFor, type Holder, holderOf } from '../../payments/buyers/holder.ts'
import { type TicketRow, ticketsOf } from './tickets.reads.ts'

type Services = Pick<Platform, 'auth' | 'clock' | 'database' | 'directory'>
type Asked = { user: string; event: number; pedido?: string | undefined }

/** Reads a holder's tickets of an event; for routes whose access is `on-demand`. */
export function ticketsOfCaller(services: Services) {
  const { claimsOf, identify } = persons(services.auth)
  /** @throws ProblemError unauthorized after the session has ended, not_found where the holder is not the caller */
  return async (request: FastifyRequest, { user, event, pedido }: Asked): Promise<TicketRow[]> => {
    const { church, data } = request
    const asked = { church, user, pedido }
    const read = (whose: Holder) => ticketsOf(data, whose, event, services.clock())
    const found = await read(holderOf(asked, user === GUEST ? null : await claimsOf(request)))
    if (found.length > 0) return found
    // also empty after the session has ended, which is reported
    const holder = holderOf(asked, user === GUEST ? null : await identify(request))
    return foundFor(services, holder, read)
  }
}
