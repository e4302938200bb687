import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { igreja } from '../../platform/church/church.tables.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import { notificacao } from '../../platform/people/notification.tables.ts'
import { answerWords, type GroupAnswer } from './answer.words.ts'
import { celula, celulaMembro, solicitacaoCelula } from './groups.tables.ts'

/** Requests with their group, who asks, and the church's language. */
export const requestsOf = (db: NodePgDatabase) =>
  db
    .select({ request: solicitacaoCelula, group: celula, user: usuario, language: igreja.idioma })
    .from(solicitacaoCelula)
    .innerJoin(celula, and(eq(celula.igrejaId, solicitacaoCelula.igrejaId), eq(celula.id, solicitacaoCelula.celulaId)))
    .innerJoin(
      usuario,
      and(eq(usuario.igrejaId, solicitacaoCelula.igrejaId), eq(usuario.id, solicitacaoCelula.usuarioId)),
    )
    .innerJoin(igreja, eq(igreja.id, solicitacaoCelula.igrejaId))

export type AskedRequest = Awaited<ReturnType<typeof requestsOf>>[number]

/** `answered`: it is open no more; `full`: nobody more fits in. Neither changes anything. */
type Outcome = { is: 'missing' } | ({ is: 'done' | 'answered' | 'full' } & AskedRequest)

type Answer = { church: number; group?: number; id: number; answer: GroupAnswer; now: Date }

/** Answers a request to join a group, for leaders and the command line: membership and notification with it. */
export async function answerRequest(db: NodePgDatabase, { church, group, id, answer, now }: Answer): Promise<Outcome> {
  const here = and(eq(solicitacaoCelula.igrejaId, church), eq(solicitacaoCelula.id, id))
  const [found] = await requestsOf(db).where(here).for('update', { of: solicitacaoCelula })
  if (!found || (group !== undefined && found.group.id !== group)) return { is: 'missing' }
  if (found.request.situacao !== 'aberta') return { is: 'answered', ...found }
  if (answer === 'aceita' && !(await addMember(db, found, now))) return { is: 'full', ...found }
  const answered = { situacao: answer, dataResposta: now }
  await db.update(solicitacaoCelula).set(answered).where(here)
  await db.insert(notificacao).values({
    igrejaId: church,
    usuarioId: found.user.id,
    tipo: 'CELULA',
    idEntidadeRelacionada: found.group.id,
    ...answerWords(found.language, answer, found.group.nome),
    dataCadastro: now,
    dataUltimaAlteracao: now,
  })
  return { is: 'done', ...found, request: { ...found.request, ...answered } }
}

/** @returns false where the group is full */
async function addMember(db: NodePgDatabase, { request, group }: AskedRequest, now: Date): Promise<boolean> {
  const { igrejaId, celulaId, usuarioId } = request
  if (group.qtdeMaxMembros !== null) {
    // two leaders who accept at once count one after the other
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`celula ${celulaId}`}, 64))`)
    const [{ held } = { held: 0 }] = await db
      .select({ held: sql<number>`count(*)::int` })
      .from(celulaMembro)
      .where(and(eq(celulaMembro.igrejaId, igrejaId), eq(celulaMembro.celulaId, celulaId)))
    if (held >= group.qtdeMaxMembros) return false
  }
  await db.insert(celulaMembro).values({ igrejaId, celulaId, usuarioId, dataCadastro: now }).onConflictDoNothing()
  return true
}
