import type { FastifyRequest } from 'fastify'
import { rowOf } from '../../platform/people/unnamed-church.ts'
import { evento } from './events.tables.ts'

/** Calls about an event are of its church, where they name none. */
export const byEvent = ({ params }: FastifyRequest) => {
  const { event, id } = params as { event?: string; id?: string }
  return rowOf(evento, evento.id, event ?? id)
}

/** For calls of who holds tickets of an event: a member, by their id, or a guest, by their order's code. */
export const ofHolder = {
  access: 'visitor',
  church: 'query',
  churchBy: byEvent,
  role: 'family',
  owner: 'user',
} as const
