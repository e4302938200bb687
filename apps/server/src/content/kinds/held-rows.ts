import { and, eq, exists, inArray, not, or, type SQL } from 'drizzle-orm'
import type { ChurchWriter } from '../church-rows.ts'
import { evento, ingresso, inscricao } from '../tables.ts'

/** Matches no row, like an empty list of keys. */
const NONE = eq(evento.id, -1)

/**
 * Events with sold tickets that leave the folder are hidden rather than deleted; when they come back they are shown
 * again. The remaining events can then be made to match the folder.
 */
export async function hideHeldEvents({ church, db }: ChurchWriter, slugs: string[]): Promise<void> {
  const here = eq(evento.igrejaId, church)
  const named = slugs.length > 0 ? inArray(evento.slug, slugs) : NONE
  const tickets = db
    .select({ id: inscricao.id })
    .from(inscricao)
    .where(and(eq(inscricao.igrejaId, evento.igrejaId), eq(inscricao.eventoId, evento.id)))
  await db
    .update(evento)
    .set({ flagAtivo: true })
    .where(and(here, eq(evento.flagAtivo, false), named))
  await db
    .update(evento)
    .set({ flagAtivo: false })
    .where(and(here, eq(evento.flagAtivo, true), not(named), exists(tickets)))
}

/** The same for ticket kinds, by event and name; those of hidden events are not touched. */
export async function hideHeldTickets(
  { church, db }: ChurchWriter,
  wanted: { eventoId: number; nome: string }[],
): Promise<void> {
  const here = eq(ingresso.igrejaId, church)
  const named: SQL =
    or(...wanted.map(({ eventoId, nome }) => and(eq(ingresso.eventoId, eventoId), eq(ingresso.nome, nome)))) ??
    NONE_OF_KINDS
  const tickets = db
    .select({ id: inscricao.id })
    .from(inscricao)
    .where(and(eq(inscricao.igrejaId, ingresso.igrejaId), eq(inscricao.ingressoId, ingresso.id)))
  await db
    .update(ingresso)
    .set({ flagAtivo: true })
    .where(and(here, eq(ingresso.flagAtivo, false), named))
  await db
    .update(ingresso)
    .set({ flagAtivo: false })
    .where(and(here, eq(ingresso.flagAtivo, true), not(named), exists(tickets)))
}
const NONE_OF_KINDS = eq(ingresso.id, -1)
