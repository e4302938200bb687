import { MY_LIST_MOST, type UsuarioPlanoAssinaturaConteudoWire } from '@atrio/contract'
import { and, count, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
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

/** A person's list, the last added first. What the church has withdrawn for a while is left out. */
export const readMyList = (db: NodePgDatabase, owner: Owner, now: Date, only?: number) =>
  db
    .select({ ...entryFields(now), entry: { id: minhaLista.id, dataCadastro: minhaLista.dataCadastro } })
    .from(minhaLista)
    .innerJoin(conteudo, and(eq(conteudo.igrejaId, minhaLista.igrejaId), eq(conteudo.id, minhaLista.conteudoId)))
    .leftJoin(coletanea, ofItsCollection)
    .where(
      and(
        ofOwner(owner),
        published(owner.church, now),
        only === undefined ? undefined : eq(minhaLista.conteudoId, only),
      ),
    )
    .orderBy(desc(minhaLista.dataCadastro), desc(minhaLista.id))
    .limit(MY_LIST_MOST)

/**
 * Puts a content into a person's list; one that is there already stays as it is.
 * @throws ProblemError not_found for a content that there is none of; conflict for one too many
 */
export async function addToMyList(tx: NodePgDatabase, owner: Owner, id: number, now: Date) {
  // one entry of a person at a time, for the bound
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
  if (held >= MY_LIST_MOST) throw new ProblemError('conflict')
  await tx
    .insert(minhaLista)
    .values({ igrejaId: owner.church, usuarioId: owner.user, conteudoId: id, dataCadastro: now })
  const [made] = await readMyList(tx, owner, now, id)
  if (!made) throw notFound()
  return toListed(made)
}

/** @throws ProblemError not_found for an entry that is not this person's */
export async function removeFromMyList(db: NodePgDatabase, owner: Owner, entry: number): Promise<void> {
  const gone = await db.delete(minhaLista).where(and(ofOwner(owner), eq(minhaLista.id, entry)))
  if (!gone.rowCount) throw notFound()
}
