import { IdText, OrderCode } from '@atrio/contract'
import { churchOfHost } from '@atrio/contract/rules'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import { claimsOf, identify } from '../../platform/auth/person.ts'
import { churchAccess, rowIdOr404 } from '../../platform/church/church-access.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { memberships } from '../../platform/people/membership.ts'
import type { Platform } from '../../platform/platform.ts'

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
export function holders(services: Pick<Platform, 'config' | 'database' | 'directory'>) {
  const { config, directory } = services
  const { ofId } = churchAccess(services)
  const { inFamily } = memberships(services)

  const churchOf = async (request: FastifyRequest, igreja: string | undefined): Promise<DirectoryChurch> => {
    if (igreja !== undefined) return ofId(igreja)
    const church = await directory.byHost(churchOfHost(request.host, config.appDomain))
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
    /**
     * What a read finds for the holder. Where the path names the account that they have in a sister church of the
     * organisation, for the one that they have here, if there is one.
     * @throws ProblemError not_found where a member's id is not theirs, and for a guest's order without rows
     */
    async foundFor<T>(holder: Holder, read: (holder: Holder) => Promise<T[]>): Promise<T[]> {
      const rows = await read(holder)
      if (rows.length > 0) return rows
      if (holder.user === null) throw notFound()
      const { church, user, account } = holder
      const { users } = await inFamily(church, account)
      if (!users.some(({ id }) => id === user)) throw notFound()
      const here = users.find(({ igrejaId }) => igrejaId === church.id)
      return here && here.id !== user ? read({ ...holder, user: here.id }) : rows
    },
  }
}
