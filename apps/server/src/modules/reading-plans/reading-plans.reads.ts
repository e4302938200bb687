import type { PlanoLeituraResumoWire } from '@atrio/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { planoLeitura, planoLeituraAssinatura } from './reading-plans.tables.ts'

export const PAGE = 24

/** One person's readings in a list: one per plan, withdrawn ones included. */
const MAX_READINGS = 200

/** A plan in lists, without its days. */
const listed = {
  uuid: planoLeitura.uuid,
  nome: planoLeitura.nome,
  descricao: planoLeitura.descricao,
  imagem: planoLeitura.imagem,
  qtdeDias: planoLeitura.qtdeDias,
}
const ofPlan = and(
  eq(planoLeitura.igrejaId, planoLeituraAssinatura.igrejaId),
  eq(planoLeitura.id, planoLeituraAssinatura.planoLeituraId),
)

/** In the church's order, one more than a page holds. */
export const readPlans = churchRead((db) =>
  db
    .select({ ...listed, id: planoLeitura.id, posicao: planoLeitura.posicao })
    .from(planoLeitura)
    .where(
      and(
        eq(planoLeitura.igrejaId, theChurch),
        eq(planoLeitura.flagAtivo, true),
        sql`(${planoLeitura.posicao}, ${planoLeitura.id})
          > (${sql.placeholder('posicao')}::int, ${sql.placeholder('id')}::bigint)`,
      ),
    )
    .orderBy(asc(planoLeitura.posicao), asc(planoLeitura.id))
    .limit(PAGE + 1)
    .prepare('readingPlans.list'),
)

/** One plan with its days, even if it is not listed any more: its readers finish it. */
export const readPlan = churchRead((db) =>
  db
    .select({ ...listed, flagAtivo: planoLeitura.flagAtivo, dias: planoLeitura.dias })
    .from(planoLeitura)
    .where(and(eq(planoLeitura.igrejaId, theChurch), eq(planoLeitura.uuid, sql.placeholder('uuid'))))
    .prepare('readingPlans.one'),
)

/** A person's readings, last begun first. */
export const readReadings = churchRead((db) =>
  db
    .select({
      uuid: planoLeituraAssinatura.uuid,
      dataInicio: planoLeituraAssinatura.dataInicio,
      dataConclusao: planoLeituraAssinatura.dataConclusao,
      // the plan may have become shorter since
      qtdeDiasLidos: sql<number>`(select count(*)::int from unnest(${planoLeituraAssinatura.diasLidos}) dia
        where dia <= ${planoLeitura.qtdeDias})`,
      plano: listed,
    })
    .from(planoLeituraAssinatura)
    .innerJoin(planoLeitura, ofPlan)
    .where(
      and(
        eq(planoLeituraAssinatura.igrejaId, theChurch),
        eq(planoLeituraAssinatura.usuarioId, sql.placeholder('user')),
      ),
    )
    .orderBy(desc(planoLeituraAssinatura.dataInicio), desc(planoLeituraAssinatura.id))
    .limit(MAX_READINGS)
    .prepare('readingPlans.own'),
)

/** A person's reading of one plan, if they have begun it. */
export const readReading = churchRead((db) =>
  db
    .select({ reading: planoLeituraAssinatura, qtdeDias: planoLeitura.qtdeDias })
    .from(planoLeituraAssinatura)
    .innerJoin(planoLeitura, ofPlan)
    .where(
      and(
        eq(planoLeituraAssinatura.igrejaId, theChurch),
        eq(planoLeituraAssinatura.usuarioId, sql.placeholder('user')),
        eq(planoLeitura.uuid, sql.placeholder('uuid')),
      ),
    )
    .prepare('readingPlans.reading'),
)

/** A plan of a list in its wire form, without further columns. */
export const toSummary = ({ uuid, nome, descricao, imagem, qtdeDias }: PlanoLeituraResumoWire) => ({
  uuid,
  nome,
  descricao,
  imagem,
  qtdeDias,
})
