import { randomUUID } from 'node:crypto'
import type { CadastroConfiguracaoWire, CadastroFeitoWire, CadastroWire } from '@atrio/contract'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { ProblemError } from '../../http/problem.ts'
import { type Account, accountByEmail, normalEmail, registerAccount } from '../../platform/auth/accounts.ts'
import { conta } from '../../platform/auth/auth.tables.ts'
import { buyerKey } from '../../platform/auth/buyer-key.ts'
import { hashPassword, isPassword } from '../../platform/auth/passwords.ts'
import { limited, LOGIN } from '../../platform/auth/try-guard.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { UNVERIFIED_ADDRESS_MAILS } from '../../platform/mail/unverified-address.ts'
import { documento, usuario } from '../../platform/people/account.tables.ts'
import { cpfOf, userFields } from '../../platform/people/personal-fields.ts'
import { withRefusals } from '../../platform/people/personal-refusals.ts'
import type { Platform } from '../../platform/platform.ts'
import { mailVerification } from './recovery.ts'

export type Registration = {
  church: DirectoryChurch
  settings: CadastroConfiguracaoWire
  body: CadastroWire
  ip: string
  /** Origin of the church's portal, for the link in the mail. */
  origin: string
}

/**
 * Registers a person in a church: with a new account, or an active one that joins by its password.
 * @throws ProblemError account_exists, cpf_in_use, validation (unknown in this church), rate_limited
 */
export async function register(
  services: Pick<Platform, 'clock' | 'database' | 'auth' | 'outbox'>,
  registration: Registration,
): Promise<CadastroFeitoWire['situacao']> {
  const { church, body, origin } = registration
  const { auth, database } = services
  const email = normalEmail(body.email)
  const present = await accountByEmail(auth.accounts, email)
  if (present?.dataVerificacaoEmail) return join(services, registration, present)
  const senhaHash = await hashPassword(body.senha)
  const { nome, sobrenome } = namesOf(body)
  await withRefusals(() =>
    database.churches.of(church.id).transaction(async (tx) => {
      const id = await registerAccount(tx, { email, nome, sobrenome, senhaHash })
      if (id === undefined) throw new ProblemError('account_exists') // activated a moment ago
      await saveUser(tx, registration, id, services.clock())
      const account = { id, email, senhaHash }
      const wait = await mailVerification(services, church, account, origin, { redirectTo: body.redirectTo, tx })
      // nothing is changed then: the new password would end the links that were mailed
      if (wait > 0) throw limited(wait)
    }),
  )
  void services.outbox.deliver()
  return 'verificar_email'
}

/**
 * Like register, without revealing whether there is an account. A caller without its password gets the same answer as
 * for a new address, and the address's owner is mailed.
 * @throws ProblemError what a new address would be refused for, too
 */
export async function registerUndisclosed(
  services: Pick<Platform, 'clock' | 'database' | 'auth' | 'outbox'>,
  registration: Registration,
): Promise<CadastroFeitoWire['situacao']> {
  try {
    return await register(services, registration)
  } catch (error) {
    const { code } = error as Partial<ProblemError>
    if (code !== 'account_exists' && code !== 'rate_limited') throw error
    if (code === 'rate_limited') await isPassword(undefined, registration.body.senha) // takes as long as a password check
    await rehearse(services, registration)
    // a new address would have been mailed, which is limited per day
    await services.auth.guard.limit(UNVERIFIED_ADDRESS_MAILS, buyerKey(normalEmail(registration.body.email)))
    return 'verificar_email'
  }
}

/**
 * Registers a new address with the same fields, and rolls back. @throws ProblemError what is refused of these fields
 */
async function rehearse(services: Pick<Platform, 'clock' | 'database'>, registration: Registration): Promise<void> {
  const { church, body } = registration
  const stranger = { email: `${randomUUID()}@rehearsal.invalid`, senhaHash: '' }
  const { nome, sobrenome } = namesOf(body)
  const done = new Error('taken back')
  const refused = withRefusals(() =>
    services.database.churches.of(church.id).transaction(async (tx) => {
      const account = await registerAccount(tx, { ...stranger, nome, sobrenome })
      if (account !== undefined) await saveUser(tx, registration, account, services.clock())
      throw done
    }),
  )
  await refused.catch((error: unknown) => {
    if (error !== done) throw error
  })
}

async function join(
  services: Pick<Platform, 'clock' | 'database' | 'auth'>,
  registration: Registration,
  account: Account,
): Promise<'ativo'> {
  const { church, body, ip } = registration
  const { guard } = services.auth
  // The password proves the owner; guessing it is limited as at sign-in.
  const attempt = { ip, email: account.email, church: church.id, captcha: body.captcha }
  await guard.enterSolved(LOGIN, attempt)
  const isOwn = await isPassword(account.senhaHash, body.senha).catch(async (error: unknown) => {
    await guard.withdraw(LOGIN, attempt) // it was not checked
    throw error
  })
  const right = isOwn && !account.flagTrocarSenha
  if (!right) throw new ProblemError('account_exists')
  await guard.succeed(LOGIN, attempt)
  await withRefusals(() =>
    services.database.churches.of(church.id).transaction(async (tx) => {
      const here = and(eq(usuario.igrejaId, church.id), eq(usuario.contaId, account.id))
      const known = await tx.select({ id: usuario.id }).from(usuario).where(here)
      if (known.length > 0) throw new ProblemError('account_exists')
      await saveUser(tx, registration, account.id, services.clock())
    }),
  )
  return 'ativo'
}

const namesOf = ({ nome, sobrenome }: Registration['body']) => ({ nome: nome.trim(), sobrenome: sobrenome.trim() })

async function saveUser(
  tx: NodePgDatabase,
  { church, settings, body }: Registration,
  account: number,
  now: Date,
): Promise<void> {
  const fields = { ...userFields(body, settings, { church, now }), email: normalEmail(body.email) }
  const [row] = await tx
    .insert(usuario)
    .values({ igrejaId: church.id, contaId: account, ...fields })
    .onConflictDoUpdate({ target: [usuario.igrejaId, usuario.contaId], set: fields })
    .returning({ id: usuario.id })
  const numero = cpfOf(body, settings)
  if (!row || numero === undefined) return
  await freeFromUnverified(tx, { igrejaId: church.id, usuarioId: row.id, numero })
  await tx
    .insert(documento)
    .values({ igrejaId: church.id, usuarioId: row.id, tipo: 'CPF', numero })
    .onConflictDoUpdate({ target: [documento.igrejaId, documento.usuarioId, documento.tipo], set: { numero } })
}

/**
 * Frees a CPF from accounts with an unverified address: otherwise a stranger could lock its owner out for good by
 * registering with it.
 */
async function freeFromUnverified(
  tx: NodePgDatabase,
  { igrejaId, usuarioId, numero }: { igrejaId: number; usuarioId: number; numero: string },
): Promise<void> {
  const unverified = tx
    .select({ id: usuario.id })
    .from(usuario)
    .innerJoin(conta, eq(conta.id, usuario.contaId))
    .where(and(eq(usuario.igrejaId, igrejaId), ne(usuario.id, usuarioId), isNull(conta.dataVerificacaoEmail)))
  await tx
    .delete(documento)
    .where(
      and(
        eq(documento.igrejaId, igrejaId),
        eq(documento.tipo, 'CPF'),
        eq(documento.numero, numero),
        inArray(documento.usuarioId, unverified),
      ),
    )
}
