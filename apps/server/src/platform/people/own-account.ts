import { IdText } from '@atrio/contract'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import type { Database } from '../../database/open-database.ts'
import { notFound } from '../../http/problem.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { joinSisterChurch } from './join-sister-church.ts'
import type { User } from './membership.ts'

/** The church, where the path has none and it is not the Host's. */
export const ChurchQuery = Type.Object({ igreja: Type.Optional(IdText) })

export type OwnAccount = { church: DirectoryChurch; user: User; data: ChurchData }

/** The caller's account in the church that the call is about. @throws ProblemError not_found where they have none there */
export function ownOf({ church, data, viewer: { user } }: FastifyRequest): OwnAccount {
  if (!user) throw notFound()
  return { church, user, data }
}

/**
 * Like ownOf, for data stored in a church: a member of a sister church becomes known in this one by it.
 * @throws ProblemError not_found where neither knows them
 */
export async function joinedOf({ churches }: Database, { church, data, viewer }: FastifyRequest): Promise<OwnAccount> {
  const [home] = viewer.users
  if (!home) throw notFound()
  const user = viewer.user ?? (await joinSisterChurch(churches.of(church.id, home.igrejaId), church, home))
  return { church, user, data }
}
