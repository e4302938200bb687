import type { CompradorWire } from '@atrio/contract'
import { isCpf, isEmail, onlyDigits } from '@atrio/contract/rules'
import { and, eq } from 'drizzle-orm'
import { notFound, ProblemError } from '../../http/problem.ts'
import { buyerKey } from '../../platform/auth/buyer-key.ts'
import { documento, usuario } from '../../platform/people/account.tables.ts'
import { joinSisterChurch } from '../../platform/people/join-sister-church.ts'
import { viewers } from '../../platform/people/viewer.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Holder } from './holder.ts'
import { holdsAddress } from './names.ts'

/** Who buys, and the mailbox by which an event's limit per person counts. */
export type OrderBuyer = CompradorWire & { user: number | null; counted: string }

/**
 * Whom a limit of tries counts: a member by their account, so that others who send the member's e-mail use up nothing
 * of theirs; a guest by their mailbox.
 */
export const triesOf = (church: { id: number }, { user, counted }: Pick<OrderBuyer, 'user' | 'counted'>): string =>
  `${church.id} ${user === null ? counted : `user ${user}`}`

const CONTROL = /[\p{Cc}\u2028\u2029]/u

/**
 * A member, by their account, which what they send completes but never replaces; or a guest, by what they say.
 * @throws ProblemError not_found for another's id; validation for a guest without what a guest has to say
 */
export async function buyerOf(
  services: Pick<Platform, 'database' | 'directory'>,
  holder: Holder,
  given: CompradorWire | null,
): Promise<OrderBuyer> {
  const { church, user, account } = holder
  const faults = given ? faultsOf(given) : []
  if (faults.length > 0) throw new ProblemError('validation', faults)
  const cpf = given?.cpf ? onlyDigits(given.cpf) : null
  if (user === null) {
    if (!given)
      throw new ProblemError('validation', [{ field: 'comprador', code: 'required', message: 'says who buys' }])
    const email = given.email.trim()
    const { telefone, pais } = given
    return { nome: given.nome.trim(), email, telefone, cpf, pais, user: null, counted: buyerKey(email) }
  }
  const found = await memberOf(services, church.id, { user, account })
  const row = found ?? (await memberOf(services, church.id, { user: await atSister(services, holder), account }))
  if (!row) throw notFound()
  return {
    nome: `${row.nome} ${row.sobrenome}`.trim(),
    email: row.email,
    telefone: row.telefone,
    cpf: row.cpf ?? cpf,
    pais: row.endereco?.pais ?? given?.pais ?? church.endereco?.pais ?? UNKNOWN,
    user: row.id,
    counted: buyerKey(row.email),
  }
}

type Member = { user: number; account: number }

const memberOf = async ({ database }: Pick<Platform, 'database'>, church: number, { user, account }: Member) => {
  const rows = await database.churches.of(church).use((db) =>
    db
      .select({
        id: usuario.id,
        nome: usuario.nome,
        sobrenome: usuario.sobrenome,
        email: usuario.email,
        telefone: usuario.telefone,
        endereco: usuario.endereco,
        cpf: documento.numero,
      })
      .from(usuario)
      .leftJoin(
        documento,
        and(eq(documento.igrejaId, usuario.igrejaId), eq(documento.usuarioId, usuario.id), eq(documento.tipo, 'CPF')),
      )
      .where(and(eq(usuario.igrejaId, church), eq(usuario.id, user), eq(usuario.contaId, account))),
  )
  return rows[0]
}

/**
 * The account that a member of a sister church has in this one, made where there is none yet.
 * @throws ProblemError not_found for an id that is not theirs anywhere in the organisation
 */
async function atSister(
  services: Pick<Platform, 'database' | 'directory'>,
  { church, user, account }: Holder,
): Promise<number> {
  if (account === null) throw notFound()
  const { user: here, users } = await viewers(services).viewerOf(church, account, { named: String(user) })
  const home = users.find(({ id }) => id === user)
  if (!home) throw notFound()
  const { churches } = services.database
  return (here ?? (await joinSisterChurch(churches.of(church.id, home.igrejaId), church, home))).id
}

/** ISO 3166-1 for what is not known. */
const UNKNOWN = 'ZZ'

const faultsOf = ({ nome, email, cpf }: CompradorWire) =>
  [
    { field: 'comprador.nome', wrong: nome.trim() === '' || CONTROL.test(nome) || holdsAddress(nome) },
    { field: 'comprador.email', wrong: !isEmail(email.trim()) },
    { field: 'comprador.cpf', wrong: cpf !== null && cpf !== '' && !isCpf(cpf) },
  ].flatMap(({ field, wrong }) => (wrong ? [{ field, code: 'format', message: 'is not right' }] : []))
