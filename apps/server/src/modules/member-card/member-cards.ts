import type { UsuarioCarteirinhaWire } from '@atrio/contract'
import { staffRoles } from '@atrio/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { congregacao } from '../../platform/church/church.tables.ts'
import { documento, usuario, usuarioRole } from '../../platform/people/account.tables.ts'
import { carteirinha } from './member-card.tables.ts'

type Place = { igrejaId: number; usuarioId: number }
export type StoredCard = NonNullable<Awaited<ReturnType<typeof cardOf>>>

/** The card of an account in a church, with what stands on it. */
export async function cardOf(db: NodePgDatabase, { igrejaId, usuarioId }: Place) {
  const [found] = await db
    .select({ card: carteirinha, user: usuario, congregation: congregacao.nome, cpf: documento.numero })
    .from(carteirinha)
    .innerJoin(usuario, and(eq(usuario.igrejaId, carteirinha.igrejaId), eq(usuario.id, carteirinha.usuarioId)))
    .leftJoin(congregacao, and(eq(congregacao.igrejaId, usuario.igrejaId), eq(congregacao.id, usuario.congregacaoId)))
    .leftJoin(
      documento,
      and(eq(documento.igrejaId, usuario.igrejaId), eq(documento.usuarioId, usuario.id), eq(documento.tipo, 'CPF')),
    )
    .where(and(eq(carteirinha.igrejaId, igrejaId), eq(carteirinha.usuarioId, usuarioId)))
  return found
}

/** Whether an account may see somebody's card in a church: its own, or any as staff there. */
export async function maySee(db: NodePgDatabase, account: number, { igrejaId, usuarioId }: Place): Promise<boolean> {
  const rows = await db
    .select({ id: usuario.id, role: usuarioRole.role })
    .from(usuario)
    .leftJoin(
      usuarioRole,
      and(
        eq(usuarioRole.igrejaId, usuario.igrejaId),
        eq(usuarioRole.usuarioId, usuario.id),
        inArray(usuarioRole.role, [...staffRoles]),
      ),
    )
    .where(and(eq(usuario.igrejaId, igrejaId), eq(usuario.contaId, account)))
  return rows.some(({ id, role }) => id === usuarioId || role !== null)
}

/** @param checkedAt where its QR code leads */
export const toUsuarioCarteirinha = (
  { card, user, congregation, cpf }: StoredCard,
  checkedAt: string,
): UsuarioCarteirinhaWire => ({
  id: card.id,
  usuario: {
    id: user.id,
    nome: user.nome,
    sobrenome: user.sobrenome,
    telefone: user.telefone,
    dataNascimento: user.dataNascimento,
    sexo: user.sexo,
    estadoCivil: user.estadoCivil,
    image: user.image,
    cpf,
  },
  numero: card.numero,
  congregacao: card.congregacao ?? congregation,
  dataBatismo: card.dataBatismo,
  cargo: card.cargo,
  responsavel: card.responsavel,
  vinculo: card.vinculo,
  qrCode: checkedAt,
})

/** What whoever scans a card learns: that it is valid, and little of whose it is. */
export async function checkedCard(db: NodePgDatabase, igrejaId: number, code: string) {
  const [found] = await db
    .select({ number: carteirinha.numero, name: usuario.nome, surname: usuario.sobrenome })
    .from(carteirinha)
    .innerJoin(usuario, and(eq(usuario.igrejaId, carteirinha.igrejaId), eq(usuario.id, carteirinha.usuarioId)))
    .where(and(eq(carteirinha.igrejaId, igrejaId), eq(carteirinha.codigo, code)))
  if (!found) return undefined
  const { number, name, surname } = found
  const initial = [...surname.trim()][0]?.toUpperCase()
  return { number, who: `${name.trim().split(/\s+/)[0]}${initial ? ` ${initial}.` : ''}` }
}

/** What a church writes on a card; null takes a fact away again. */
export type CardFacts = Pick<
  typeof carteirinha.$inferInsert,
  'numero' | 'congregacao' | 'dataBatismo' | 'cargo' | 'responsavel' | 'vinculo'
>

/**
 * Gives an account its card, or changes the one that it has, whose QR code stays good.
 * @returns false where another card of the church has that number
 */
export async function issueCard(
  db: NodePgDatabase,
  { igrejaId, usuarioId }: Place,
  facts: CardFacts,
): Promise<boolean> {
  const [taken] = await db
    .select({ id: carteirinha.id })
    .from(carteirinha)
    .where(
      and(
        eq(carteirinha.igrejaId, igrejaId),
        eq(carteirinha.numero, facts.numero),
        ne(carteirinha.usuarioId, usuarioId),
      ),
    )
  if (taken) return false
  await db
    .insert(carteirinha)
    .values({ igrejaId, usuarioId, ...facts })
    .onConflictDoUpdate({ target: carteirinha.usuarioId, set: facts })
  return true
}

/** Whether it is a day of the calendar, `YYYY-MM-DD`: the parser takes 30 February for 2 March. */
export const isDay = (text: string): boolean => {
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(`${text}T`)
}
