import { and, eq } from 'drizzle-orm'
import { conta, usuario } from '../content/tables.ts'
import type { OwnerTransaction } from '../database/owner-transaction.ts'
import { churchByCode } from './church-by-code.ts'
import { CommandError } from './command.ts'
import { plain } from './orders.ts'

export const nameOf = ({ nome, sobrenome }: { nome: string; sobrenome: string }) => plain(`${nome} ${sobrenome}`)

/** An account of a church, by its address. @throws CommandError for an unknown address */
export async function memberByEmail(transaction: OwnerTransaction, church: string, email: string) {
  const { id } = await churchByCode(transaction, church)
  const [user] = await transaction.db
    .select()
    .from(usuario)
    .where(and(eq(usuario.igrejaId, id), eq(usuario.email, email.toLowerCase())))
  if (!user) throw new CommandError(`${church} has no user with the e-mail ${email}`)
  return user
}

/**
 * The same for people who are given rights: their address has to be confirmed, since anybody can register with one.
 * @throws CommandError
 */
export async function confirmedMember(transaction: OwnerTransaction, church: string, email: string) {
  const user = await memberByEmail(transaction, church, email)
  const [account] = await transaction.db
    .select({ confirmed: conta.dataVerificacaoEmail })
    .from(conta)
    .where(eq(conta.id, user.contaId))
  if (!account?.confirmed) throw new CommandError(`${email} has not confirmed this address yet`)
  return user
}
