import { isProvedAddress } from '../../platform/mail/unproved-address.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Order } from '../payments.tables.ts'

/**
 * Whether a mail about an order may hold what its buyer has written: names, of the buyer and of ticket holders. Under an
 * address that nobody has proved, those would be a stranger's words, brought to somebody else in the church's name.
 */
export async function mayHoldNames(
  { auth }: Pick<Platform, 'auth'>,
  { usuarioId, comprador }: Pick<Order, 'usuarioId' | 'comprador'>,
): Promise<boolean> {
  return usuarioId !== null || isProvedAddress(auth.accounts, comprador.email)
}
