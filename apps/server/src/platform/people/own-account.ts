import { IdText } from '@atrio/contract'
import { churchOfHost } from '@atrio/contract/rules'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import type { Database } from '../../database/open-database.ts'
import { notFound } from '../../http/problem.ts'
import type { Config } from '../../runtime/config.ts'
import { personOf } from '../auth/person.ts'
import { churchAccess } from '../church/church-access.ts'
import type { ChurchDirectory, DirectoryChurch } from '../church/church-directory.ts'
import { usuario } from './account.tables.ts'
import { joinSisterChurch } from './join-sister-church.ts'
import { memberships, type User } from './membership.ts'

/** The church, where the path has none and it is not the Host's. */
export const ChurchQuery = Type.Object({ igreja: Type.Optional(IdText) })

export type OwnAccount = { church: DirectoryChurch; user: User; data: ChurchData }

/** The account in a church of whoever asks: by their token, whatever else the call names. */
export function ownAccounts(services: { config: Config; database: Database; directory: ChurchDirectory }) {
  const { config, directory } = services
  const { ofId, data } = churchAccess(services)
  const { inFamily } = memberships(services)

  const churchOf = async (request: FastifyRequest, igreja: string | undefined): Promise<DirectoryChurch> => {
    if (igreja !== undefined) return ofId(igreja)
    const church = await directory.byHost(churchOfHost(request.host, config.appDomain))
    if (!church?.flagAtivo) throw notFound()
    return church
  }
  const knownOf = async (request: FastifyRequest, igreja: string | undefined): Promise<OwnAccount | undefined> => {
    const church = await churchOf(request, igreja)
    const rows = await data(church).use((db) =>
      db
        .select()
        .from(usuario)
        .where(and(eq(usuario.igrejaId, church.id), eq(usuario.contaId, personOf(request).account))),
    )
    const [user] = rows
    return user && { church, user, data: data(church) }
  }
  /**
   * @param named the account's id, where the path has it
   * @throws ProblemError not_found where the person is not known in that church, or the id is another's
   */
  const ownOf = async (request: FastifyRequest, igreja: string | undefined, named?: string): Promise<OwnAccount> => {
    const own = await knownOf(request, igreja)
    if (!own || (named !== undefined && named !== String(own.user.id))) throw notFound()
    return own
  }
  return {
    /** The church that a call names, or else the Host's. @throws ProblemError not_found */
    churchOf,
    ownOf,
    /** Undefined where the person is not known in that church. */
    knownOf,
    /**
     * As ownOf, for what somebody leaves in a church to pay there: a member of a sister church becomes known in this one,
     * as by a purchase.
     */
    async joinedOf(request: FastifyRequest, igreja: string | undefined): Promise<OwnAccount> {
      const church = await churchOf(request, igreja)
      const { users, data: family } = await inFamily(church, personOf(request).account)
      if (users[0].igrejaId !== church.id) await joinSisterChurch(family, church, users[0])
      return ownOf(request, igreja)
    },
  }
}
