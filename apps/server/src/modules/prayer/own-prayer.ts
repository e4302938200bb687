import type { OracaoAlteradaWire, OracaoCriadaWire } from '@atrio/contract'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound } from '../../http/problem.ts'
import type { OwnAccount } from '../../platform/people/own-account.ts'
import { assertMotive, isReviewed } from './prayer-requests.ts'
import { oracao } from './prayer.tables.ts'

type Row = typeof oracao.$inferSelect
/** What others can read. */
type Shown = Pick<Row, 'mensagem' | 'nome' | 'testemunho' | 'flagPublicarMural'>

const mine = ({ church, user }: OwnAccount, id: number) =>
  and(eq(oracao.igrejaId, church.id), eq(oracao.id, id), eq(oracao.usuarioId, user.id))

async function locked(tx: NodePgDatabase, own: OwnAccount, id: number): Promise<Row> {
  const [row] = await tx.select().from(oracao).where(mine(own, id)).for('update')
  if (!row) throw notFound()
  return row
}

/**
 * Whether a request is shown or waits after its author has changed it. What the church has taken off the wall stays off; what others
 * have not read yet waits again where the church reviews requests.
 */
function standing(before: Row, after: Shown, reviewed: boolean): Pick<Row, 'flagAtivo' | 'flagEmRevisao'> {
  const { flagAtivo, flagEmRevisao } = before
  if (!after.flagPublicarMural) {
    // where the church reviews nothing by itself, it waits because people reported it: going to and fro ends no wait
    return flagEmRevisao && reviewed ? { flagAtivo: true, flagEmRevisao: false } : { flagAtivo, flagEmRevisao }
  }
  const isNew =
    !before.flagPublicarMural ||
    before.mensagem !== after.mensagem ||
    (after.nome !== null && before.nome !== after.nome) ||
    (after.testemunho !== null && before.testemunho !== after.testemunho)
  return reviewed && isNew ? { flagAtivo: false, flagEmRevisao: true } : { flagAtivo, flagEmRevisao }
}

async function change(
  own: OwnAccount,
  id: number,
  columnsOf: (before: Row) => Partial<Row>,
): Promise<OracaoCriadaWire> {
  const reviewed = await isReviewed(own.data, own.church.id)
  return own.data.transaction(async (tx) => {
    const before = await locked(tx, own, id)
    const columns = columnsOf(before)
    const { flagAtivo, flagEmRevisao } = standing(before, { ...before, ...columns }, reviewed)
    await tx
      .update(oracao)
      .set({ ...columns, flagAtivo, flagEmRevisao })
      .where(mine(own, id))
    return { id, flagEmRevisao }
  })
}

/** Changes one's own request; its picture stays. @throws ProblemError not_found, or validation for another church's motive */
export async function changeRequest(own: OwnAccount, id: number, fields: OracaoAlteradaWire) {
  await assertMotive(own, fields.idOracaoMotivo ?? undefined)
  return change(own, id, () => ({
    mensagem: fields.mensagem.trim(),
    nome: fields.nome?.trim() ? fields.nome.trim() : null,
    oracaoMotivoId: fields.idOracaoMotivo,
    flagPublicarMural: fields.flagPublicarMural,
    flagReceberLigacao: fields.flagReceberLigacao,
    flagReceberVisita: fields.flagReceberVisita,
  }))
}

/** Marks one's own request answered; the first time counts. @throws ProblemError not_found */
export const markAnswered = (own: OwnAccount, id: number, testimony: string | null, now: Date) =>
  change(own, id, ({ dataRespondida }) => ({
    dataRespondida: dataRespondida ?? now,
    testemunho: testimony?.trim() ? testimony.trim() : null,
  }))

/** Takes the mark and the testimony back. @throws ProblemError not_found */
export const unmarkAnswered = (own: OwnAccount, id: number) =>
  change(own, id, () => ({ dataRespondida: null, testemunho: null }))
