import { IdText } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { personOf } from '../../auth/person.ts'
import type { ChurchData } from '../../database/church-database.ts'
import { churchHost } from '../../http/church-host.ts'
import { notFound } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { churchAccess } from '../church/church-access.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { usuario } from './account.tables.ts'
import type { User } from './membership.ts'

/** The church, where the path has none and it is not the Host's. */
export const ChurchQuery = Type.Object({ igreja: Type.Optional(IdText) })

export type OwnAccount = { church: DirectoryChurch; user: User; data: ChurchData }

/** The account in a church of whoever asks: by their token, whatever else the call names. */
export function ownAccounts(services: Pick<Services, 'config' | 'database' | 'directory'>) {
  const { config, directory } = services
  const { ofId, data } = churchAccess(services)

  const churchOf = async (request: FastifyRequest, igreja: string | undefined): Promise<DirectoryChurch> => {
    if (igreja !== undefined) return ofId(igreja)
    const church = await directory.byHost(churchHost(request.host, config.appDomain))
    if (!church?.flagAtivo) throw notFound()
    return church
  }
  return {
    /**
     * @param named the account's id, where the path has it
     * @throws ProblemError not_found where the person is not known in that church, or the id is another's
     */
    async ownOf(request: FastifyRequest, igreja: string | undefined, named?: string): Promise<OwnAccount> {
      const church = await churchOf(request, igreja)
      const rows = await data(church).use((db) =>
        db
          .select()
          .from(usuario)
          .where(and(eq(usuario.igrejaId, church.id), eq(usuario.contaId, personOf(request).account))),
      )
      const [user] = rows
      if (!user || (named !== undefined && named !== String(user.id))) throw notFound()
      return { church, user, data: data(church) }
    },
  }
}
