import { IdText, OrderCode } from '@atrio/contract'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { AccessClaims } from '../../platform/auth/access-token.ts'
import { rowIdOr404 } from '../../platform/church/church-access.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { GUEST } from '../../platform/people/named-owner.ts'
import { viewers } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'

/** The account in a church that a path names; 0 is a guest. */
export const UserText = Type.String({ pattern: '^(0|[1-9]\\d{0,15})$' })

/** The church, where the path has none and it is not the Host's; and a guest's order. */
export const HolderQuery = Type.Object({ igreja: Type.Optional(IdText), pedido: Type.Optional(OrderCode) })

/** Whose tickets are asked for: a member's, by the session's account; or those of a guest's order, by its code. */
export type Holder =
  | { church: DirectoryChurch; user: number; account: number; session: string; order?: undefined }
  | { church: DirectoryChurch; user: null; account: null; session?: undefined; order: string | undefined }

type Asked = { church: DirectoryChurch; user: string; pedido?: string | undefined }

/**
 * For whom a call is made whose route names its `owner`: a member by the account that they have in the church, or a guest
 * by their order's code.
 * @throws ProblemError not_found where the church has no account of the member yet
 */
export function holderHere({ church, person, viewer }: FastifyRequest, order?: string): Holder {
  if (!person || viewer.users.length === 0) return { church, user: null, account: null, order }
  if (!viewer.user) throw notFound()
  return { church, user: viewer.user.id, account: person.account, session: person.session }
}

/**
 * For whom a call is made where the route does not look: for `on-demand`, and for signed addresses of files. That the account is the path's user is left to the read, see `foundFor`.
 * @param caller whose token was shown
 * @throws ProblemError unauthorized where a member is named and nobody is signed in
 */
export function holderOf(
  { church, user, pedido }: Asked,
  caller: Pick<AccessClaims, 'account' | 'session'> | null | undefined,
): Holder {
  if (user === GUEST) return { church, user: null, account: null, order: pedido }
  if (!caller) throw new ProblemError('unauthorized')
  return { church, user: rowIdOr404(user), account: caller.account, session: caller.session }
}

/**
 * What a read finds for the holder. Where the path names the account that they have in a sister church of the organisation,
 * for the one that they have here, if there is one.
 * @throws ProblemError not_found where a member's id is not theirs, and for a guest's order without rows
 */
export async function foundFor<T>(
  services: Pick<Platform, 'database' | 'directory'>,
  holder: Holder,
  read: (holder: Holder) => Promise<T[]>,
): Promise<T[]> {
  const rows = await read(holder)
  if (rows.length > 0) return rows
  if (holder.user === null) throw notFound()
  const { church, user: named, account } = holder
  const { user, users } = await viewers(services).viewerOf(church, account, { named: String(named) })
  if (!users.some(({ id }) => id === named)) throw notFound()
  return user && user.id !== named ? read({ ...holder, user: user.id }) : rows
}
