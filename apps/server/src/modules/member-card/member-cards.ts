import type { UsuarioCarteirinhaWire } from '@atrio/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { congregacao } from '../../platform/church/church.tables.ts'
import { documento, usuario } from '../../platform/people/account.tables.ts'
import type { Viewer } from '../../platform/people/viewer.ts'
import { carteirinha } from './member-card.tables.ts'

type Place = { igrejaId: number; usuarioId: number }
export type StoredCard = NonNullable<Awaited<ReturnType<typeof cardOf>>>

/** A user's card in a church, with its printed data. */
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

/** Whether a person may see an account’s card in the church: their own, or any as staff there. */
export const maySee = ({ readsFilesAndCards, user }: Viewer, usuarioId: number): boolean =>
  user?.id === usuarioId || readsFilesAndCards

/** @param checkedAt the target of its QR code */
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

/** What anyone who scans a card sees: that it is valid, and briefly whose it is. */
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

/** The church's entries on a card; null removes one. */
export type CardFacts = Pick<
  typeof carteirinha.$inferInsert,
  'numero' | 'congregacao' | 'dataBatismo' | 'cargo' | 'responsavel' | 'vinculo'
>

/**
 * Issues an account's card, or changes its existing one, whose QR code stays valid.
 * @returns false if another card of the church has that number
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
