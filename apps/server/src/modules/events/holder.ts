import { IdText, OrderCode } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { claimsOf, identify } from '../../auth/person.ts'
import { churchHost } from '../../http/church-host.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { Services } from '../../services.ts'
import { usuario } from '../account/account.tables.ts'
import { churchAccess, rowIdOr404 } from '../church/church-access.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'

/** The account in a church that a path names; 0 is a guest. */
export const UserText = Type.String({ pattern: '^(0|[1-9]\\d{0,15})$' })

/** The church, where the path has none and it is not the Host's; and a guest's order. */
export const HolderQuery = Type.Object({ igreja: Type.Optional(IdText), pedido: Type.Optional(OrderCode) })

/** Whose tickets are asked for: a member's, by the session's account; or those of a guest's order, by its code. */
export type Holder =
  | { church: DirectoryChurch; user: number; account: number; session: string; order?: undefined }
  | { church: DirectoryChurch; user: null; account: null; session?: undefined; order: string | undefined }

type Asked = { request: FastifyRequest; user: string; igreja?: string | undefined; pedido?: string | undefined }

/** Finds out for whom a call of tickets is made. That the account is the path's user is left to the read, see `isMember`. */
export function holders(services: Pick<Services, 'config' | 'database' | 'directory'>) {
  const { config, database, directory } = services
  const { ofId } = churchAccess(services)

  const churchOf = async (request: FastifyRequest, igreja: string | undefined): Promise<DirectoryChurch> => {
    if (igreja !== undefined) return ofId(igreja)
    const church = await directory.byHost(churchHost(request.host, config.appDomain))
    if (!church?.flagAtivo) throw notFound()
    return church
  }
  return {
    churchOf,
    /** @throws ProblemError unauthorized where a member is named and nobody is signed in; not_found for an unknown church */
    async holderOf({ request, user, igreja, pedido }: Asked): Promise<Holder> {
      if (user === '0') {
        return { church: await churchOf(request, igreja), user: null, account: null, order: pedido }
      }
      const person = await identify(request)
      if (!person) throw new ProblemError('unauthorized')
      const church = await churchOf(request, igreja)
      return { church, user: rowIdOr404(user), account: person.account, session: person.session }
    },
    /** As holderOf, for a read that sees to it itself that the session lives: see `claimsOf`. */
    async claimedHolder({ request, user, igreja, pedido }: Asked): Promise<Holder> {
      if (user === '0') {
        return { church: await churchOf(request, igreja), user: null, account: null, order: pedido }
      }
      const claims = await claimsOf(request)
      if (!claims) throw new ProblemError('unauthorized')
      const church = await churchOf(request, igreja)
      return { church, user: rowIdOr404(user), account: claims.account, session: claims.session }
    },
    /** For answers that are empty: a member without tickets is told so, a stranger's id is not found. */
    async assertMember({ church, user, account }: Holder): Promise<void> {
      if (user === null) throw notFound()
      const rows = await database.churches.of(church.id).use((db) =>
        db
          .select({ id: usuario.id })
          .from(usuario)
          .where(and(eq(usuario.igrejaId, church.id), eq(usuario.id, user), eq(usuario.contaId, account))),
      )
      if (rows.length === 0) throw notFound()
    },
  }
}
