import type { CompromissoChatWire } from '@atrio/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { ChurchDatabase } from '../../database/church-database.ts'
import { chatCompromisso, chatSala } from './chat.tables.ts'

/** What a room is like, beside its messages. */
export type RoomState = {
  slowSeconds: number
  /** The moment that is open, or was last. */
  commitment: CompromissoChatWire | null
}

export const answerCount = sql<number>`(select count(*)::int from chat_compromisso_resposta r
  where r.igreja_id = chat_compromisso.igreja_id and r.compromisso_id = chat_compromisso.id)`

export const toCommitment = (row: typeof chatCompromisso.$inferSelect, answers: number): CompromissoChatWire => ({
  id: row.id,
  titulo: row.titulo,
  flagAberto: row.dataEncerramento === null,
  quantidade: answers,
  dataAbertura: row.dataAbertura.toISOString(),
})

/** The states of several rooms, in one trip. */
export async function roomStates(churches: ChurchDatabase, rooms: readonly number[]): Promise<Map<number, RoomState>> {
  const [first, ...others] = rooms
  if (first === undefined) return new Map()
  const newest = sql`${chatCompromisso.id} = (select max(c.id) from chat_compromisso c
    where c.igreja_id = ${chatSala.igrejaId})`
  const rows = await churches.of(first, ...others).use((db) =>
    db
      .select({ room: chatSala, commitment: chatCompromisso, answers: answerCount })
      .from(chatSala)
      .leftJoin(chatCompromisso, sql`${eq(chatCompromisso.igrejaId, chatSala.igrejaId)} and ${newest}`)
      .where(inArray(chatSala.igrejaId, [...rooms])),
  )
  return new Map(
    rows.map(({ room, commitment, answers }) => [
      room.igrejaId,
      { slowSeconds: room.segundosModoLento, commitment: commitment && toCommitment(commitment, answers) },
    ]),
  )
}
