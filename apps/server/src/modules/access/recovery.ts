import { randomUUID } from 'node:crypto'
import { and, eq, exists, gt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { ProblemError } from '../../http/problem.ts'
import { accountByEmail } from '../../platform/auth/accounts.ts'
import { conta, senhaTemporaria } from '../../platform/auth/auth.tables.ts'
import type { SentFor } from '../../platform/auth/one-time-secrets.ts'
import type { TryRules } from '../../platform/auth/try-guard.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { neverLeft } from '../../platform/mail/mail-queue.ts'
import { emailSaida } from '../../platform/mail/mail.tables.ts'
import type { Platform } from '../../platform/platform.ts'

const MINUTE = 60_000
const DAY_MS = 86_400_000
/** Mailed passwords in any 24 hours (security 13). */
const MAX_A_DAY = 3
/** All passwords in any 24 hours: a mail server that loses its answers sends those mails too that seem not to have left. */
const MAX_WITH_UNSENT = 9

/** Mails on request: the second one to an address needs a captcha, so that nobody can flood it. */
export const MAIL_REQUESTS: TryRules = {
  pair: { name: 'mail pair', burst: 5, everyMs: 10 * MINUTE },
  address: { name: 'mail address', burst: 20, everyMs: 3 * MINUTE },
  account: { name: 'mail account', burst: 1, everyMs: 60 * MINUTE },
  church: { name: 'mail church', burst: 100, everyMs: 10_000 },
}

/**
 * Mails a password that is valid for 30 minutes beside the account's own, which stays valid until the mailed one is
 * used.
 * @throws ProblemError email_not_found, rate_limited after three in a day (nine with those whose mail never left), or
 * where the address may get no mail now
 */
export async function recoverPassword(
  { auth, clock, outbox }: Pick<Platform, 'clock' | 'auth' | 'outbox'>,
  church: DirectoryChurch,
  email: string,
  origin: string,
): Promise<void> {
  const { accounts, secrets } = auth
  const account = await accountByEmail(accounts, email)
  if (!account) throw new ProblemError('email_not_found')
  // one transaction: a password whose mail is refused does not count
  await accounts.transaction(async (tx) => {
    // locked first: of two that are requested at once, the second is counted with the first
    await tx.select({ id: conta.id }).from(conta).where(eq(conta.id, account.id)).for('no key update')
    const now = clock().getTime()
    const made = await madeLately(tx, account.id, new Date(now))
    const counted = made.filter(({ isUnsent }) => !isUnsent)
    const [first] = counted.length >= MAX_A_DAY ? counted : made.length >= MAX_WITH_UNSENT ? made : []
    if (first) {
      const wait = Math.ceil((first.at.getTime() + DAY_MS - now) / 1000)
      throw new ProblemError('rate_limited', undefined, Math.max(1, wait))
    }
    const code = randomUUID()
    const { password, expires } = await secrets.mailedPassword(account, { mail: code, tx })
    const mail = composeMail({ kind: 'recovery', to: account.email, church, link: `${origin}/access`, password })
    const wait = await outbox.add({ ...mail, code, validUntil: expires }, tx)
    if (wait > 0) throw new ProblemError('rate_limited', undefined, wait)
  })
  void outbox.deliver()
}

/** An account's passwords of the last 24 hours, oldest first; `isUnsent` where the mail never left, and never will. */
export function madeLately(accounts: NodePgDatabase, account: number, now: Date) {
  const unsent = accounts
    .select({ id: emailSaida.id })
    .from(emailSaida)
    .where(and(eq(emailSaida.codigo, senhaTemporaria.emailCodigo), neverLeft(now)))
  const since = new Date(now.getTime() - DAY_MS)
  return accounts
    .select({ at: senhaTemporaria.dataCadastro, isUnsent: sql<boolean>`${exists(unsent)}` })
    .from(senhaTemporaria)
    .where(and(eq(senhaTemporaria.contaId, account), gt(senhaTemporaria.dataCadastro, since)))
    .orderBy(senhaTemporaria.dataCadastro)
}

/**
 * Mails a verification link if the account needs it; the answer does not reveal whether it did.
 * @returns 0, or the seconds until the address may get another mail: see `Outbox.add`
 */
export async function sendVerification(
  services: Pick<Platform, 'auth' | 'outbox'>,
  church: DirectoryChurch,
  email: string,
  origin: string,
): Promise<number> {
  const account = await accountByEmail(services.auth.accounts, email)
  return account && !account.dataVerificacaoEmail ? mailVerification(services, church, account, origin) : 0
}

/**
 * Mails the link that verifies an account's address together with this password.
 * @param more `redirectTo`: path of the portal that it leads back to; `tx`: the transaction that makes the account
 * @returns 0, or the seconds until the address may get another mail
 */
export async function mailVerification(
  { auth, outbox }: Pick<Platform, 'auth' | 'outbox'>,
  church: DirectoryChurch,
  account: SentFor,
  origin: string,
  { redirectTo, tx }: { redirectTo?: string | undefined; tx?: NodePgDatabase } = {},
): Promise<number> {
  const { code } = await auth.secrets.code('verificar_email', account, church.id, tx && { tx })
  const link = `${origin}/verify-email?${new URLSearchParams({ code, ...(redirectTo && { redirectTo }) })}`
  return outbox.add(composeMail({ kind: 'verify', to: account.email, church, link }), tx)
}
