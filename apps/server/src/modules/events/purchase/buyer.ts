import type { CompradorWire } from '@atrio/contract'
import { isCpf, isEmail, onlyDigits } from '@atrio/contract/rules'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../../../services.ts'
import { notFound } from '../../../http/problem.ts'
import { documento, usuario } from '../../account/account.tables.ts'
import type { Holder } from '../holder.ts'
import { invalid } from './refusal.ts'

/** Who buys, and whom the limits per person count. */
export type EventBuyer = CompradorWire & { user: number | null; counted: string }

const CONTROL = /[\p{Cc}\u2028\u2029]/u

/**
 * A member, by their account, which what they send completes but never replaces; or a guest, by what they say.
 * @throws ProblemError not_found for another's id; validation for a guest without what a guest has to say
 */
export async function buyerOf(
  { database }: Pick<Services, 'database'>,
  { church, user, account }: Holder,
  given: CompradorWire | null,
): Promise<EventBuyer> {
  const faults = given ? faultsOf(given) : []
  if (faults.length > 0) throw invalid(faults)
  const cpf = given?.cpf ? onlyDigits(given.cpf) : null
  if (user === null) {
    if (!given) throw invalid([{ field: 'comprador', code: 'required', message: 'says who buys' }])
    const email = given.email.trim()
    return { ...given, nome: given.nome.trim(), email, cpf, user: null, counted: `email ${email.toLowerCase()}` }
  }
  const [row] = await database.churches.of(church.id).use((db) =>
    db
      .select({
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
      .where(and(eq(usuario.igrejaId, church.id), eq(usuario.id, user), eq(usuario.contaId, account))),
  )
  if (!row) throw notFound()
  return {
    nome: `${row.nome} ${row.sobrenome}`.trim(),
    email: row.email,
    telefone: row.telefone,
    cpf: row.cpf ?? cpf,
    pais: row.endereco?.pais ?? given?.pais ?? church.endereco?.pais ?? UNKNOWN,
    user,
    counted: `usuario ${user}`,
  }
}

/** ISO 3166-1 for what is not known. */
const UNKNOWN = 'ZZ'

const faultsOf = ({ nome, email, cpf }: CompradorWire) =>
  [
    { field: 'comprador.nome', wrong: nome.trim() === '' || CONTROL.test(nome) },
    { field: 'comprador.email', wrong: !isEmail(email.trim()) },
    { field: 'comprador.cpf', wrong: cpf !== null && cpf !== '' && !isCpf(cpf) },
  ].flatMap(({ field, wrong }) => (wrong ? [{ field, code: 'format', message: 'is not right' }] : []))
