import { accountById } from '../../platform/auth/accounts.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { isPassword } from '../../platform/auth/passwords.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Platform } from '../../platform/platform.ts'

/** Counts valid codes only: nobody but the mail's reader can use it up and be locked out. */
const TRIES: LimitRule = { name: 'confirm address', burst: 5, everyMs: 180_000 }

/**
 * Activates an account by the code of its mail together with its password. The code proves who reads the mail; the
 * password proves that the same person registered. Otherwise anyone could register another's address, and its owner
 * would confirm a stranger's password by following the mail (decision 24).
 * @throws ProblemError code_invalid, wrong_password, rate_limited, unavailable
 */
export async function confirmAddress(
  { auth }: Pick<Platform, 'auth'>,
  { codigo, senha }: { codigo: string; senha: string },
): Promise<void> {
  const { accounts, guard, secrets } = auth
  const holder = await secrets.holderOf('verificar_email', codigo)
  const account = holder === undefined ? undefined : await accountById(accounts, holder)
  if (!account) throw new ProblemError('code_invalid')
  await guard.limit(TRIES, String(account.id))
  if (!(await isPassword(account.senhaHash, senha))) throw new ProblemError('wrong_password')
  // bound to the password that was just verified: another one set meanwhile is not confirmed
  if (!(await secrets.activate(codigo))) throw new ProblemError('code_invalid')
}
