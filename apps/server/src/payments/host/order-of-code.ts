import { notFound } from '../../http/problem.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import type { Platform } from '../../platform/platform.ts'
import { orderOf } from '../orders/order-by-code.ts'
import { churchOfCode } from '../orders/order-code.ts'
import type { Order } from '../payments.tables.ts'

/** The order of a payment host page, by its code alone. @throws ProblemError not_found */
export async function orderOfCode(
  services: Pick<Platform, 'database' | 'directory'>,
  code: string,
): Promise<{ church: DirectoryChurch; order: Order }> {
  const id = churchOfCode(code)
  const church = id === undefined ? undefined : await services.directory.byId(id)
  const order = church?.flagAtivo ? await orderOf(services, church.id, code) : undefined
  if (!church || !order) throw notFound()
  return { church, order }
}
