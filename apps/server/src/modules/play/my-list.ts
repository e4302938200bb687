import { MAX_MY_LIST, type UsuarioPlanoAssinaturaConteudoWire } from '@atrio/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { rowsAmong } from '../../database/rows-among.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import { coletanea, type Entry, entryFields, ofItsCollection, published, toEntry } from './entries.ts'
import { planoAssinaturaConteudo as conteudo, usuarioPlanoAssinaturaConteudo as minhaLista } from './play.tables.ts'

type Owner = { church: number; user: number }
type Listed = Entry & { entry: { id: number; dataCadastro: Date } }

const ofOwner = ({ church, user }: Owner) => and(eq(minhaLista.igrejaId, church), eq(minhaLista.usuarioId, user))

export const toListed = ({ entry, ...content }: Listed): UsuarioPlanoAssinaturaConteudoWire => ({
  id: entry.id,
  planoAssinaturaConteudo: toEntry(content),
  dataCadastro: entry.dataCadastro.toISOString(),
})

const listed = (owner: Owner, only?: number) =>
  and(ofOwner(owner), only === undefined ? undefined : eq(minhaLista.conteudoId, only))
const listedBy = (db: NodePgDatabase, owner: Owner, only?: number) =>
  db.select({ id: minhaLista.conteudoId }).from(minhaLista).where(listed(owner, only))

/** A person's list, last added first, without withdrawn contents. */
export const readMyList = (db: NodePgDatabase, owner: Owner, now: Date, only?: number) =>
  db
    .select({ ...entryFields(now), entry: { id: minhaLista.id, dataCadastro: minhaLista.dataCadastro } })
    .from(minhaLista)
    .innerJoin(
      rowsAmong(db, conteudo.id, listedBy(db, owner, only), published(owner.church, now)),
      and(eq(conteudo.igrejaId, minhaLista.igrejaId), eq(conteudo.id, minhaLista.conteudoId)),
    )
    .leftJoin(coletanea, ofItsCollection)
    .where(listed(owner, only))
    .orderBy(desc(minhaLista.dataCadastro), desc(minhaLista.id))
    .limit(MAX_MY_LIST)

/**
 * Adds a content to a person's list, unless it is there.
 * @throws ProblemError not_found for an unknown content; conflict beyond the limit
 */
export async function addToMyList(tx: NodePgDatabase, owner: Owner, id: number, now: Date) {
  // serialises a person's additions, for the limit
  await tx
    .select({ id: usuario.id })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, owner.church), eq(usuario.id, owner.user)))
    .for('update')
  const [known] = await readMyList(tx, owner, now, id)
  if (known) return toListed(known)
  const [found] = await tx
    .select({ id: conteudo.id })
    .from(conteudo)
    .where(and(published(owner.church, now), eq(conteudo.id, id)))
  if (!found) throw notFound()
  const [{ held } = { held: 0 }] = await tx.select({ held: count() }).from(minhaLista).where(ofOwner(owner))
  if (held >= MAX_MY_LIST) throw new ProblemError('conflict')
  await tx
    .insert(minhaLista)
    .values({ igrejaId: owner.church, usuarioId: owner.user, conteudoId: id, dataCadastro: now })
  const [made] = await readMyList(tx, owner, now, id)
  if (!made) throw notFound()
  return toListed(made)
}

/** @throws ProblemError not_found for another person's entry */
export async function removeFromMyList(db: NodePgDatabase, owner: Owner, entry: number): Promise<void> {
  const gone = await db.delete(minhaLista).where(and(ofOwner(owner), eq(minhaLista.id, entry)))
  if (!gone.rowCount) throw notFound()
}
