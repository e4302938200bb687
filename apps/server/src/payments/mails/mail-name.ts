import { isVerifiedAddress } from '../../platform/mail/unverified-address.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Order } from '../payments.tables.ts'

/**
 * Whether a mail about an order may contain its buyer's text: names of the buyer and of ticket holders. At an
 * unverified address, that would be a stranger's text, sent in the church's name.
 */
export async function mayHoldNames(
  { auth }: Pick<Platform, 'auth'>,
  { usuarioId, comprador }: Pick<Order, 'usuarioId' | 'comprador'>,
): Promise<boolean> {
  return usuarioId !== null || isVerifiedAddress(auth.accounts, comprador.email)
}
