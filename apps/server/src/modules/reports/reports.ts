import type { DenunciaNovaWire, DenunciaWire } from '@atrio/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Cursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { reportableSource } from '../../platform/people/reportable.ts'
import { configuracaoDenuncia, denuncia, denunciaRelato } from './reports.tables.ts'

export const PAGE = 30
const EXCERPT = 1_000

type Report = { church: number; report: DenunciaNovaWire; reporter: string; hasAccount: boolean; now: Date }

/**
 * Adds a report to the open row of its thing, once for each person, and hides the thing where the church's rule says so.
 * @throws ProblemError not_found for what is not shown to everybody
 */
export async function addReport(tx: NodePgDatabase, { church, report, reporter, hasAccount, now }: Report): Promise<void> {
  const { tipo, alvo, motivo, nota } = report
  const source = reportableSource(tipo)
  const thing = await source.find(tx, church, alvo)
  if (!thing) throw notFound()
  const about = and(
    eq(denuncia.igrejaId, church),
    eq(denuncia.tipo, tipo),
    eq(denuncia.alvo, alvo),
    isNull(denuncia.dataEncerramento),
  )
  const { author: autor, name: nome, text } = thing
  await tx
    .insert(denuncia)
    .values({
      igrejaId: church,
      tipo,
      alvo,
      autor,
      nome,
      trecho: text.slice(0, EXCERPT),
      dataPrimeira: now,
      dataUltima: now,
    })
    .onConflictDoNothing()
  // serialises reports of one thing: the count is right, and it is hidden once
  const [open] = await tx.select().from(denuncia).where(about).for('update')
  if (!open) throw notFound()
  const added = await tx
    .insert(denunciaRelato)
    .values({ igrejaId: church, denunciaId: open.id, relator: reporter, motivo, nota: nota?.trim() || null, data: now })
    .onConflictDoNothing()
  if (!added.rowCount) return
  const [rule] = await tx.select().from(configuracaoDenuncia).where(eq(configuracaoDenuncia.igrejaId, church))
  const qtde = open.qtde + 1
  // an address is no person: who has several would hide anything alone
  const qtdeContas = open.qtdeContas + (hasAccount ? 1 : 0)
  const hides = rule !== undefined && !open.flagOculta && qtdeContas >= rule.qtdeOcultar
  if (hides) await source.hide(tx, church, alvo, now)
  await tx
    .update(denuncia)
    .set({ qtde, qtdeContas, dataUltima: now, flagOculta: open.flagOculta || hides })
    .where(about)
}

const ofReport = sql`from denuncia_relato r where r.igreja_id = ${denuncia.igrejaId} and r.denuncia_id = ${denuncia.id}`

/** Open reports, the last reported first. @returns one more than a page, if there are as many */
export const readReports = (db: NodePgDatabase, church: number, after: Cursor<number> | null) =>
  db
    .select({
      report: denuncia,
      motivos: sql<DenunciaWire['motivos']>`array(select distinct r.motivo ${ofReport} order by 1)`,
      notas: sql<string[]>`array(select r.nota ${ofReport} and r.nota is not null order by r.data desc limit 5)`,
    })
    .from(denuncia)
    .where(
      and(
        eq(denuncia.igrejaId, church),
        isNull(denuncia.dataEncerramento),
        after
          ? sql`(${denuncia.dataUltima}, ${denuncia.id}) < (${new Date(after.sort).toISOString()}::timestamptz, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(denuncia.dataUltima), desc(denuncia.id))
    .limit(PAGE + 1)

export const toReport = ({
  report,
  motivos,
  notas,
}: Awaited<ReturnType<typeof readReports>>[number]): DenunciaWire => ({
  id: report.id,
  tipo: report.tipo,
  alvo: report.alvo,
  nome: report.nome,
  trecho: report.trecho,
  quantidade: report.qtde,
  motivos,
  notas,
  flagOculta: report.flagOculta,
  dataPrimeira: report.dataPrimeira.toISOString(),
  dataUltima: report.dataUltima.toISOString(),
})

/** @returns whether there was such an open report */
export async function closeReport(db: NodePgDatabase, church: number, id: number, now: Date): Promise<boolean> {
  const closed = await db
    .update(denuncia)
    .set({ dataEncerramento: now })
    .where(and(eq(denuncia.igrejaId, church), eq(denuncia.id, id), isNull(denuncia.dataEncerramento)))
  return Boolean(closed.rowCount)
}
