import { eq } from 'drizzle-orm'
import { ProblemError } from '../../http/problem.ts'
import { accountById, closeAccount } from '../../platform/auth/accounts.ts'
import { OWN_PASSWORD } from '../../platform/auth/own-password.ts'
import { isPassword } from '../../platform/auth/passwords.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { emailSaida } from '../../platform/mail/mail.tables.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PaymentPlatform } from '../../payments/payment-platform.ts'
import { eraseAccounts } from './erasure.ts'

/** A stolen session must not flood a mailbox either. */
const MAILS = { name: 'delete account mail', burst: 3, everyMs: 20 * 60_000 }

type Asked = { account: number; password: string; church: DirectoryChurch; origin: string }

/**
 * Mails the link that deletes an account, after checking its password.
 * @throws ProblemError wrong_password, rate_limited
 */
export async function askForDeletion(
  { auth, outbox }: Pick<Platform, 'auth' | 'outbox'>,
  { account: id, password, church, origin }: Asked,
): Promise<void> {
  await auth.guard.limit(OWN_PASSWORD, String(id))
  const account = await accountById(auth.accounts, id)
  if (!account || account.dataExclusao) throw new ProblemError('unauthorized')
  if (!(await isPassword(account.senhaHash, password))) throw new ProblemError('wrong_password')
  await auth.guard.limit(MAILS, String(id))
  const { code } = await auth.secrets.code('excluir_conta', account, church.id)
  const link = `${origin}/user/confirm-delete-user?code=${code}`
  await outbox.add(composeMail({ kind: 'deleteAccount', to: account.email, church, link }))
}

/**
 * Deletes an account by the code of its mail: it is inaccessible and its sessions end at once, and its data is erased
 * in the background. A last mail lists what is kept.
 * @throws ProblemError code_invalid
 */
export async function deleteAccount(
  services: Pick<PaymentPlatform, 'clock' | 'database' | 'directory' | 'media' | 'auth' | 'payments' | 'outbox'>,
  code: string,
  originOf: (church: DirectoryChurch) => Promise<string>,
): Promise<void> {
  const { auth, clock, directory, outbox } = services
  const used = await auth.secrets.use('excluir_conta', code)
  const account = used && (await accountById(auth.accounts, used.account))
  const church = used && (await directory.byId(used.church))
  if (!account || account.dataExclusao || !church) throw new ProblemError('code_invalid')
  const mail = composeMail({ kind: 'accountDeleted', to: account.email, church, link: await originOf(church) })
  await auth.accounts.transaction(async (tx) => {
    // queued mails may mention the account, or contain a sign-in link
    await tx.delete(emailSaida).where(eq(emailSaida.destinatario, account.email))
    await closeAccount(tx, account.id, clock())
    await outbox.add(mail, tx)
  })
  await auth.sessions.endAll(account.id)
  await auth.secrets.forget(account.id)
  auth.background.run(async () => {
    void outbox.deliver() // not awaited: a slow mail server must not delay the erasure
    await eraseAccounts(services)
  })
}
