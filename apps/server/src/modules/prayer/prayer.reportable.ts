import { and, eq, sql } from 'drizzle-orm'
import type { ReportableSource } from '../../platform/people/reportable.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import { isOnWall } from './prayer.reads.ts'
import { oracao, oracaoMensagem } from './prayer.tables.ts'

const onWall = (church: number, id: number) => and(eq(oracao.igrejaId, church), eq(oracao.id, id), isOnWall)

/** Requests on the wall. What is hidden waits for the church's review. */
export const reportablePrayers: ReportableSource = {
  async find(db, church, id) {
    const text = sql<string>`concat_ws(E'\n\n', ${oracao.mensagem}, ${oracao.testemunho})`
    const author = sql<string | null>`'u' || ${oracao.usuarioId}`
    const [row] = await db.select({ author, name: oracao.nome, text }).from(oracao).where(onWall(church, id))
    return row
  },
  async hide(tx, church, id) {
    await tx.update(oracao).set({ flagAtivo: false, flagEmRevisao: true }).where(onWall(church, id))
  },
}

const message = (church: number, id: number) =>
  and(eq(oracaoMensagem.igrejaId, church), eq(oracaoMensagem.id, id), eq(oracaoMensagem.flagAtivo, true))

/** Messages under requests on the wall. */
export const reportablePrayerMessages: ReportableSource = {
  async find(db, church, id) {
    const author = sql<string>`'u' || ${oracaoMensagem.usuarioId}`
    const [row] = await db
      .select({ author, name: usuario.nome, text: oracaoMensagem.mensagem })
      .from(oracaoMensagem)
      .innerJoin(oracao, and(eq(oracao.igrejaId, oracaoMensagem.igrejaId), eq(oracao.id, oracaoMensagem.oracaoId)))
      .innerJoin(usuario, and(eq(usuario.igrejaId, oracaoMensagem.igrejaId), eq(usuario.id, oracaoMensagem.usuarioId)))
      .where(and(message(church, id), isOnWall))
    return row
  },
  async hide(tx, church, id) {
    await tx.update(oracaoMensagem).set({ flagAtivo: false }).where(message(church, id))
  },
}
