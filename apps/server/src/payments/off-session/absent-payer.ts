import { and, eq } from 'drizzle-orm'
import { accountById } from '../../platform/auth/accounts.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { memberBuyer } from '../buyers/buyer.ts'
import { type ChurchMethod, churchMethods } from '../methods/church-methods.ts'
import type { PaymentPlatform } from '../payment-platform.ts'

export type CardMethod = ChurchMethod & { gateway: number }

/** A church's card method; undefined if it takes no cards. */
export async function cardMethodOf(
  services: Pick<PaymentPlatform, 'database' | 'payments'>,
  church: DirectoryChurch,
): Promise<CardMethod | undefined> {
  const methods = await services.database.churches.of(church.id).use((db) => churchMethods(services, db, church.id))
  const method = methods.get('cartao_credito')
  return method?.gateway ? { ...method, gateway: method.gateway } : undefined
}

/** The current data of a person who is charged in their absence; undefined for a deleted account that is not erased yet. */
export async function absentPayer(
  services: Pick<Platform, 'database' | 'auth'>,
  { church, usuarioId }: { church: DirectoryChurch; usuarioId: number },
) {
  const [user] = await services.database.churches.of(church.id).use((db) =>
    db
      .select()
      .from(usuario)
      .where(and(eq(usuario.igrejaId, church.id), eq(usuario.id, usuarioId))),
  )
  const account = user && (await accountById(services.auth.accounts, user.contaId))
  if (!account || account.dataExclusao) return undefined
  return memberBuyer(services, church, { user, given: null })
}
