import type { AlterarSenhaWire } from '@atrio/contract'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem.ts'
import { accountById, setPassword } from '../../platform/auth/accounts.ts'
import { OWN_PASSWORD } from '../../platform/auth/own-password.ts'
import { hashPassword, isPassword, passwordFaults } from '../../platform/auth/passwords.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { portalOrigin } from '../../platform/people/portal-origin.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Changes the password, ends the account's other sessions, and notifies the owner by mail.
 * @throws ProblemError wrong_password, validation (the new one is too weak), rate_limited
 */
export async function changePassword(
  services: Pick<Platform, 'config' | 'directory' | 'auth' | 'outbox'>,
  { account: id, session, church: churchId }: Person,
  { senhaAtual, novaSenha }: AlterarSenhaWire,
  request: FastifyRequest,
): Promise<void> {
  const { accounts, guard, secrets, sessions } = services.auth
  await guard.limit(OWN_PASSWORD, String(id))
  const account = await accountById(accounts, id)
  if (!account) throw new ProblemError('unauthorized')
  const current = account.flagTrocarSenha ? senhaAtual.trim() : senhaAtual
  if (!(await isPassword(account.senhaHash, current))) throw new ProblemError('wrong_password')
  const faults = passwordFaults('novaSenha', novaSenha, [account.email, account.nome, account.sobrenome])
  if (faults.length > 0) throw new ProblemError('validation', faults)
  if (novaSenha === senhaAtual) {
    throw new ProblemError('validation', [{ field: 'novaSenha', code: 'same', message: 'must be another one' }])
  }
  await setPassword(accounts, id, await hashPassword(novaSenha), false)
  await secrets.forget(id)
  await sessions.endAll(id, session)
  const church = churchId === null ? undefined : await services.directory.byId(churchId)
  if (!church) return
  const link = `${await portalOrigin(services, church, request)}/access`
  await services.outbox.add(composeMail({ kind: 'passwordChanged', to: account.email, church, link }))
}
