import { randomBytes } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { ProblemError } from '../../http/problem.ts'
import { accountById, accountByEmail, closeAccount, normalEmail } from '../../platform/auth/accounts.ts'
import { conta, trocaEmail } from '../../platform/auth/auth.tables.ts'
import { buyerKey } from '../../platform/auth/buyer-key.ts'
import type { LimitRule } from '../../platform/auth/limits.ts'
import { OWN_PASSWORD } from '../../platform/auth/own-password.ts'
import { isPassword } from '../../platform/auth/passwords.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Platform } from '../../platform/platform.ts'

const MINUTE = 60_000
const DAY_MS = 86_400_000
const LINK_MS = 30 * MINUTE

/** A stolen session must not flood a mailbox either. */
const MAILS: LimitRule = { name: 'change email mail', burst: 3, everyMs: 20 * MINUTE }
/** Mails to one address, from all requesters together: beyond it none is sent, and the answer is the same. */
const MAILS_TO_ADDRESS: LimitRule = { name: 'change email address', burst: 3, everyMs: DAY_MS / 3 }
/** Counts valid codes only: nobody but the mail's reader can use it up. */
const TRIES: LimitRule = { name: 'confirm email', burst: 5, everyMs: 3 * MINUTE }

type Services = Pick<Platform, 'auth' | 'clock' | 'outbox'>
type Asked = { email: string; password: string; church: DirectoryChurch; origin: string }

const proofNow = sql`account_proof(${conta.email}, ${conta.senhaHash})`
const hashOf = ({ auth }: Pick<Platform, 'auth'>, code: string) => auth.keys.digest('code troca_email', code)

/**
 * Mails a link to the new address, and a notice to the old one. The answer and its time are the same whether the new
 * address has an account: that is looked up afterwards, and its owner learns it by mail.
 * @throws ProblemError wrong_password, validation (it is the present address), rate_limited
 */
export async function askForNewEmail(
  services: Services,
  { account: id, session }: Person,
  { email: typed, password, church, origin }: Asked,
): Promise<void> {
  const { auth, clock, outbox } = services
  const email = normalEmail(typed)
  await auth.guard.limit(OWN_PASSWORD, String(id))
  const account = await accountById(auth.accounts, id)
  if (!account || account.dataExclusao) throw new ProblemError('unauthorized')
  if (!(await isPassword(account.senhaHash, password))) throw new ProblemError('wrong_password')
  if (email === account.email) {
    throw new ProblemError('validation', [{ field: 'email', code: 'same', message: 'must be another one' }])
  }
  await auth.guard.limit(MAILS, String(id))
  const code = randomBytes(24).toString('base64url')
  const pending = {
    email,
    hash: hashOf(services, code),
    prova: sql<string>`account_proof(${account.email}, ${account.senhaHash})`,
    clienteId: church.id,
    sessaoId: session,
    dataExpiracao: new Date(clock().getTime() + LINK_MS),
  }
  await auth.accounts
    .insert(trocaEmail)
    .values({ contaId: id, ...pending })
    .onConflictDoUpdate({ target: trocaEmail.contaId, set: pending })
  auth.background.run(async () => {
    const password = `${origin}/user/change-password`
    await outbox.add(composeMail({ kind: 'emailChangeAsked', to: account.email, church, link: password }))
    try {
      await auth.guard.limit(MAILS_TO_ADDRESS, buyerKey(email))
    } catch (error) {
      if ((error as Partial<ProblemError>).code === 'rate_limited') return
      throw error
    }
    await mailNewAddress(services, { email, code, church, origin })
  })
}

async function mailNewAddress(
  { auth, outbox }: Services,
  { email, code, church, origin }: { email: string; code: string; church: DirectoryChurch; origin: string },
): Promise<void> {
  const owner = await accountByEmail(auth.accounts, email)
  // an unverified registration is not its owner's, and gives way
  const mail = owner?.dataVerificacaoEmail
    ? composeMail({ kind: 'emailTaken', to: email, church, link: `${origin}/access` })
    : composeMail({ kind: 'confirmEmail', to: email, church, link: `${origin}/confirm-email?code=${code}` })
  await outbox.add(mail)
}

/** The change that waits for its confirmation; none where address or password have changed since. */
export async function pendingEmail(
  { auth, clock }: Pick<Platform, 'auth' | 'clock'>,
  account: number,
): Promise<{ email: string; expires: Date } | undefined> {
  const [found] = await auth.accounts
    .select({ email: trocaEmail.email, expires: trocaEmail.dataExpiracao })
    .from(trocaEmail)
    .innerJoin(conta, eq(conta.id, trocaEmail.contaId))
    .where(and(eq(conta.id, account), gt(trocaEmail.dataExpiracao, clock()), eq(trocaEmail.prova, proofNow)))
  return found
}

export async function withdrawNewEmail({ auth }: Pick<Platform, 'auth'>, account: number): Promise<void> {
  await auth.accounts.delete(trocaEmail).where(eq(trocaEmail.contaId, account))
}

/**
 * Changes the address by the code of the mail to the new one, together with the account's password: otherwise a person
 * could name another's address, and its owner would confirm a stranger's account by following the mail (decision 24).
 * Sessions end, except the one that asked; the old address gets a last notice.
 * @throws ProblemError code_invalid, wrong_password, rate_limited, unavailable
 */
export async function confirmNewEmail(
  services: Services & Pick<Platform, 'directory'>,
  { codigo, senha }: { codigo: string; senha: string },
  originOf: (church: DirectoryChurch) => Promise<string>,
): Promise<void> {
  const { auth, clock, directory, outbox } = services
  const hash = hashOf(services, codigo)
  const [found] = await auth.accounts
    .select({ id: conta.id, senhaHash: conta.senhaHash, church: trocaEmail.clienteId })
    .from(trocaEmail)
    .innerJoin(conta, eq(conta.id, trocaEmail.contaId))
    .where(and(eq(trocaEmail.hash, hash), gt(trocaEmail.dataExpiracao, clock()), eq(trocaEmail.prova, proofNow)))
  const church = found && (await directory.byId(found.church))
  if (!church) throw new ProblemError('code_invalid')
  await auth.guard.limit(TRIES, String(found.id))
  if (!(await isPassword(found.senhaHash, senha))) throw new ProblemError('wrong_password')
  const link = await originOf(church)
  const former = await auth.accounts
    .transaction((tx) => changeEmail(services, tx, { id: found.id, hash }))
    .catch((error: unknown) => {
      // another account has taken the address at the same moment
      if (isUniqueViolation(error)) throw new ProblemError('code_invalid')
      throw error
    })
  await auth.secrets.forget(found.id)
  await outbox.add(composeMail({ kind: 'emailChanged', to: former, church, link }))
}

/** Uses the code up and changes the address in all churches, or does nothing. @returns the former address */
async function changeEmail(
  { auth, clock }: Services,
  tx: NodePgDatabase,
  { id, hash }: { id: number; hash: string },
): Promise<string> {
  const now = clock()
  // locked first: of two that use it at once, and of a new password meanwhile, the second sees the first
  const [account] = await tx.select().from(conta).where(eq(conta.id, id)).for('update')
  if (!account) throw new ProblemError('code_invalid')
  const proof = sql`account_proof(${account.email}, ${account.senhaHash})`
  const [used] = await tx
    .delete(trocaEmail)
    .where(
      and(
        eq(trocaEmail.contaId, id),
        eq(trocaEmail.hash, hash),
        gt(trocaEmail.dataExpiracao, now),
        eq(trocaEmail.prova, proof),
      ),
    )
    .returning({ email: trocaEmail.email, session: trocaEmail.sessaoId })
  if (!used) throw new ProblemError('code_invalid')
  const { email } = used
  const [owner] = await tx
    .select({ id: conta.id, verified: conta.dataVerificacaoEmail })
    .from(conta)
    .where(and(eq(conta.email, email), ne(conta.id, id)))
    .for('update')
  if (owner?.verified) throw new ProblemError('code_invalid')
  if (owner) await closeAccount(tx, owner.id, now)
  await tx.update(conta).set({ email, dataVerificacaoEmail: now }).where(eq(conta.id, id))
  await tx.execute(sql`select change_user_emails(${id}, ${email}, ${buyerKey(account.email)}, ${buyerKey(email)})`)
  await auth.sessions.endAll(id, used.session ?? undefined, tx)
  return account.email
}
