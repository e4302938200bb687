import { and, count, eq, inArray } from 'drizzle-orm'
import type { ChurchWriter } from './church-rows.ts'
import type { ContentIssue } from './format/content-issue.ts'
import {
  changedReasons,
  givingReasonsKind,
  isGivingReasonOf,
  type Reasons,
  successorOf,
} from './kinds/giving-reasons.kind.ts'
import type { LoadedChurch } from './load-church.ts'
import { doacaoRecorrente, motivoRecebido, pagamentoMotivo } from './tables.ts'

/**
 * Giving reasons that the folder has no more while recurring gifts run for them, or after money was received: importing it
 * would stop these gifts when they are next due, and delete the sum.
 */
export async function endedReasons(
  { db, church }: Pick<ChurchWriter, 'db' | 'church'>,
  { entries, prefix }: LoadedChurch,
): Promise<ContentIssue[]> {
  const reasons = (entries.get(givingReasonsKind)?.[0]?.data ?? []) as Reasons
  const { ended } = await changedReasons({ db, church }, reasons)
  const isEnded = and(isGivingReasonOf(church), inArray(pagamentoMotivo.nome, ended))
  // nobody gives for them between this check and their end
  await db
    .select({ id: pagamentoMotivo.id })
    .from(pagamentoMotivo)
    .where(isEnded)
    .orderBy(pagamentoMotivo.id)
    .for('update')
  const used = await db
    .select({ nome: pagamentoMotivo.nome, recurring: count(doacaoRecorrente.id), received: motivoRecebido.valor })
    .from(pagamentoMotivo)
    .leftJoin(
      motivoRecebido,
      and(eq(motivoRecebido.igrejaId, pagamentoMotivo.igrejaId), eq(motivoRecebido.motivoId, pagamentoMotivo.id)),
    )
    .leftJoin(
      doacaoRecorrente,
      and(
        eq(doacaoRecorrente.igrejaId, pagamentoMotivo.igrejaId),
        eq(doacaoRecorrente.motivoId, pagamentoMotivo.id),
        inArray(doacaoRecorrente.situacao, ['iniciada', 'ativa', 'pausada']),
      ),
    )
    .where(isEnded)
    .groupBy(pagamentoMotivo.id, pagamentoMotivo.nome, motivoRecebido.valor)
  return used.flatMap(({ nome, recurring, received }) => {
    const uses = [
      ...(recurring > 0 ? [`recurring gifts run (${recurring})`] : []),
      ...((received ?? 0) > 0 ? ['money was received'] : []),
    ]
    if (uses.length === 0) return []
    const gone = `has no "${nome}", for which ${uses.join(' and ')}`
    const message =
      successorOf(nome, reasons) === undefined
        ? `${gone}: bring it back, write "nomeAnterior": "${nome}" beside its new name, or import with --end-reasons`
        : `${gone}, and two reasons cannot become one: bring it back, or import with --end-reasons`
    return [{ file: `${prefix}motivos.json`, line: 0, field: '', message }]
  })
}
