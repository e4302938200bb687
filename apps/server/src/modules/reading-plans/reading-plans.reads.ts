import type { PlanoLeituraResumoWire } from '@atrio/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { planoLeitura, planoLeituraAssinatura } from './reading-plans.tables.ts'

export const PAGE = 24

/** Readings of one person that a list holds: one for each plan, also of those that the church has taken back. */
const MAX_READINGS = 200

/** What a list shows of a plan; its days stay where they are. */
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

/** One plan with its days, also where it is listed no more: who reads it reads it to its end. */
export const readPlan = churchRead((db) =>
  db
    .select({ ...listed, flagAtivo: planoLeitura.flagAtivo, dias: planoLeitura.dias })
    .from(planoLeitura)
    .where(and(eq(planoLeitura.igrejaId, theChurch), eq(planoLeitura.uuid, sql.placeholder('uuid'))))
    .prepare('readingPlans.one'),
)

/** What a person reads or has read, the last begun first. */
export const readReadings = churchRead((db) =>
  db
    .select({
      uuid: planoLeituraAssinatura.uuid,
      dataInicio: planoLeituraAssinatura.dataInicio,
      dataConclusao: planoLeituraAssinatura.dataConclusao,
      // a plan may have become shorter since
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

/** A person's reading of one plan, where they have begun it. */
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

/** A plan of a list as the wire has it, with nothing that is not named here. */
export const toSummary = ({ uuid, nome, descricao, imagem, qtdeDias }: PlanoLeituraResumoWire) => ({
  uuid,
  nome,
  descricao,
  imagem,
  qtdeDias,
})
