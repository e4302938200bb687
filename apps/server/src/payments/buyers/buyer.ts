import type { CompradorWire } from '@atrio/contract'
import { isCpf, isEmail, onlyDigits } from '@atrio/contract/rules'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../../http/problem.ts'
import { hasControlCharacters } from '../../http/readable-text.ts'
import { buyerKey } from '../../platform/auth/buyer-key.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { documento } from '../../platform/people/account.tables.ts'
import type { User } from '../../platform/people/membership.ts'
import { joinedOf } from '../../platform/people/own-account.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdsAddress } from './names.ts'

/** Who buys, and the mailbox by which an event's limit per person counts. */
export type OrderBuyer = CompradorWire & { user: number | null; counted: string }

/**
 * Whom a limit of tries counts: a member by their account, so that others who send the member's e-mail use up nothing
 * of theirs; a guest by their mailbox.
 */
export const triesOf = (church: { id: number }, { user, counted }: Pick<OrderBuyer, 'user' | 'counted'>): string =>
  `${church.id} ${user === null ? counted : `user ${user}`}`

/**
 * Who buys by a call whose route names its `owner`: a member, by their account, which what they send completes but never
 * replaces; or a guest, by what they say. A member of a sister church becomes known in this one.
 * @throws ProblemError validation for a guest without what a guest has to say
 */
export async function buyerOf(
  { database }: Pick<Platform, 'database'>,
  request: FastifyRequest,
  given: CompradorWire | null,
): Promise<OrderBuyer> {
  const faults = given ? faultsOf(given) : []
  if (faults.length > 0) throw new ProblemError('validation', faults)
  if (request.viewer.users.length === 0) return guestOf(given)
  const { church, user } = await joinedOf(database, request)
  return memberBuyer({ database }, church, { user, given })
}

function guestOf(given: CompradorWire | null): OrderBuyer {
  if (!given) throw new ProblemError('validation', [{ field: 'comprador', code: 'required', message: 'says who buys' }])
  const email = given.email.trim()
  const { telefone, pais } = given
  return { nome: given.nome.trim(), email, telefone, cpf: cpfOf(given), pais, user: null, counted: buyerKey(email) }
}

type Buying = { user: User; given: CompradorWire | null }

/** A member as who buys. @param given what completes their account */
export async function memberBuyer(
  { database }: Pick<Platform, 'database'>,
  church: DirectoryChurch,
  { user, given }: Buying,
): Promise<OrderBuyer> {
  const { id, nome, sobrenome, email, telefone, endereco } = user
  const ofUser = and(eq(documento.igrejaId, church.id), eq(documento.usuarioId, id), eq(documento.tipo, 'CPF'))
  const [kept] = await database.churches
    .of(church.id)
    .use((db) => db.select({ cpf: documento.numero }).from(documento).where(ofUser))
  return {
    nome: `${nome} ${sobrenome}`.trim(),
    email,
    telefone,
    cpf: kept?.cpf ?? cpfOf(given),
    pais: endereco?.pais ?? given?.pais ?? church.endereco?.pais ?? UNKNOWN,
    user: id,
    counted: buyerKey(email),
  }
}

const cpfOf = (given: CompradorWire | null) => (given?.cpf ? onlyDigits(given.cpf) : null)

/** ISO 3166-1 for what is not known. */
const UNKNOWN = 'ZZ'

const faultsOf = ({ nome, email, cpf }: CompradorWire) =>
  [
    { field: 'comprador.nome', wrong: nome.trim() === '' || hasControlCharacters(nome) || holdsAddress(nome) },
    { field: 'comprador.email', wrong: !isEmail(email.trim()) },
    { field: 'comprador.cpf', wrong: cpf !== null && cpf !== '' && !isCpf(cpf) },
  ].flatMap(({ field, wrong }) => (wrong ? [{ field, code: 'format', message: 'is not right' }] : []))
