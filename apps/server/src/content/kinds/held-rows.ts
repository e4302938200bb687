import { and, eq, exists, inArray, not, or, type SQL } from 'drizzle-orm'
import type { ChurchWriter } from '../church-rows.ts'
import { evento, ingresso, inscricao } from '../tables.ts'

/** Matches no row, as an empty list of keys should. */
const NONE = eq(evento.id, -1)

/**
 * An event that leaves the folder while people hold tickets of it is kept and no longer shown; one that comes back is
 * shown again. What is left of the events can then be made equal to the folder.
 */
export async function keepHeldEvents({ church, db }: ChurchWriter, slugs: string[]): Promise<void> {
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

/** The same for kinds of tickets, by event and name; those of events that are no longer shown stay as they are. */
export async function keepHeldTickets(
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
