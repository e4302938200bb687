import type { CredenciaisWire, LoginWire } from '@atrio/contract'
import { ProblemError } from '../../http/problem.ts'
import { accountByEmail, activate, beginUse, normalEmail, setPassword } from '../../platform/auth/accounts.ts'
import type { Device } from '../../platform/auth/device.ts'
import { hashAtOnce, isPassword } from '../../platform/auth/passwords.ts'
import { LOGIN } from '../../platform/auth/try-guard.ts'
import type { Platform } from '../../platform/platform.ts'
import { credentials } from './credentials.ts'

/**
 * Signs a person in. Neither the answer nor its time reveals whether there is an account.
 * @param church where it happens, if it is a known church
 * @throws ProblemError invalid_credentials, account_inactive, rate_limited, captcha_required, captcha_invalid
 */
export async function signIn(
  { auth, clock }: Pick<Platform, 'clock' | 'auth'>,
  { username, password, captcha }: LoginWire,
  church: number | null,
  { ip, device }: { ip: string; device: Device },
): Promise<CredenciaisWire> {
  const { accounts, guard, secrets, sessions, tokens } = auth
  const email = normalEmail(username)
  const attempt = { ip, email, church: church ?? undefined, captcha }
  await guard.enter(LOGIN, attempt)
  const account = await accountByEmail(accounts, email)
  const known = await isPassword(account?.senhaHash, password).catch(async (error: unknown) => {
    await guard.withdraw(LOGIN, attempt) // it was not checked
    throw error
  })
  // A used recovery password replaces the account's own until it is changed; it signs nobody in again.
  const own = known && !account?.flagTrocarSenha
  const mailed = await secrets.usePassword(own ? 0 : (account?.id ?? 0), password)
  if (!account || !(own || mailed)) throw new ProblemError('invalid_credentials')
  await guard.succeed(LOGIN, attempt)
  if (mailed) {
    await activate(accounts, account.id, clock()) // the mail proves the address
    await setPassword(accounts, account.id, await hashAtOnce(password.trim()), true)
    await sessions.endAll(account.id)
  } else if (!account.dataVerificacaoEmail) {
    throw new ProblemError('account_inactive')
  }
  const begun = await sessions.begin(account.id, church, device)
  const isFirst = account.dataPrimeiroAcesso === null && (await beginUse(accounts, account.id, clock()))
  const given = await credentials(tokens, { account: account.id, church, mustChangePassword: mailed, ...begun })
  return { ...given, ...(isFirst && { flagPrimeiroAcesso: true }) }
}
