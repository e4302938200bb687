import { type ChatGives, type CompromissoChatWire } from '@atrio/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChurchDatabase } from '../../database/church-database.ts'
import { notFound } from '../../http/problem.ts'
import type { Clock } from '../../runtime/clock.ts'
import { answerCount, toCommitment } from './chat-state.ts'
import type { Chatter } from './chat-token.ts'
import { chatCompromisso, chatCompromissoResposta } from './chat.tables.ts'

const MAX_LISTED = 1_000

/** Moments of commitment, in which people raise their hand. One is open at a time. */
export type ChatCommitments = {
  hasAnswered(who: Chatter, id: number): Promise<boolean>
  /** Closes the former one if it is still open. */
  open(who: Chatter, title: string): Promise<CompromissoChatWire>
  /** @throws ProblemError not_found */
  close(church: number, id: number): Promise<CompromissoChatWire>
  /** Counted once per person. @throws ProblemError not_found for a closed one */
  answer(who: Chatter, id: number): Promise<CompromissoChatWire>
  list(church: number, id: number): Promise<ChatGives<'listar_compromisso'>>
}

export function chatCommitments(churches: ChurchDatabase, clock: Clock): ChatCommitments {
  const readOr404 = async (db: NodePgDatabase, church: number, id: number) => {
    const [found] = await db
      .select({ row: chatCompromisso, quantidade: answerCount })
      .from(chatCompromisso)
      .where(and(eq(chatCompromisso.igrejaId, church), eq(chatCompromisso.id, id)))
    if (!found) throw notFound()
    return toCommitment(found.row, found.quantidade)
  }
  const openOnes = (church: number) =>
    and(eq(chatCompromisso.igrejaId, church), isNull(chatCompromisso.dataEncerramento))

  return {
    async hasAnswered({ church, id: autor }, id) {
      const { igrejaId, compromissoId } = chatCompromissoResposta
      const mine = and(eq(igrejaId, church), eq(compromissoId, id), eq(chatCompromissoResposta.autor, autor))
      const rows = await churches
        .of(church)
        .use((db) => db.select({ id: compromissoId }).from(chatCompromissoResposta).where(mine))
      return rows.length > 0
    },
    open: ({ church, id: abertoPor }, titulo) =>
      churches.of(church).transaction(async (tx) => {
        await tx.execute(sql`select from chat_sala where igreja_id = ${church} for update`)
        const now = clock()
        await tx.update(chatCompromisso).set({ dataEncerramento: now }).where(openOnes(church))
        const row = { igrejaId: church, titulo, abertoPor, dataAbertura: now }
        const [made] = await tx.insert(chatCompromisso).values(row).returning({ id: chatCompromisso.id })
        return readOr404(tx, church, made?.id ?? 0)
      }),
    close: (church, id) =>
      churches.of(church).use(async (db) => {
        await db
          .update(chatCompromisso)
          .set({ dataEncerramento: clock() })
          .where(and(openOnes(church), eq(chatCompromisso.id, id)))
        return readOr404(db, church, id)
      }),
    answer: ({ church, id: autor, name, avatar, role }, id) =>
      churches.of(church).transaction(async (tx) => {
        const [open] = await tx
          .select({ id: chatCompromisso.id })
          .from(chatCompromisso)
          .where(and(openOnes(church), eq(chatCompromisso.id, id)))
          .for('share')
        if (!open) throw notFound()
        const row = { igrejaId: church, compromissoId: id, autor, nome: name ?? '', avatar, papel: role, data: clock() }
        await tx.insert(chatCompromissoResposta).values(row).onConflictDoNothing()
        return readOr404(tx, church, id)
      }),
    list: (church, id) =>
      churches.of(church).use(async (db) => {
        await readOr404(db, church, id)
        const rows = await db
          .select()
          .from(chatCompromissoResposta)
          .where(and(eq(chatCompromissoResposta.igrejaId, church), eq(chatCompromissoResposta.compromissoId, id)))
          .orderBy(asc(chatCompromissoResposta.data), asc(chatCompromissoResposta.autor))
          .limit(MAX_LISTED)
        return {
          respostas: rows.map(({ autor, nome, avatar, papel, data }) => ({
            idUsuario: autor,
            nome,
            avatar,
            papel,
            data: data.toISOString(),
          })),
        }
      }),
  }
}
