import type { FastifyRequest } from 'fastify'

/** A visitor's user in a path. */
export const GUEST = '0'

/** The user whom a call names by this parameter of its path or query, or by this field of its body. */
export function namedOwner({ params, query, body }: FastifyRequest, owner: string): string | undefined {
  for (const part of [params, query, body]) {
    const { [owner]: named } = (part ?? {}) as Partial<Record<string, unknown>>
    if (typeof named === 'string' || typeof named === 'number') return String(named)
  }
  return undefined
}
