import type { CompromissoChatWire } from '@atrio/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { ChurchDatabase } from '../../database/church-database.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { ChatServices } from './chat-services.ts'
import { chatCompromisso, chatSala } from './chat.tables.ts'

/** What a room is like, beside its messages. */
export type RoomState = {
  slowSeconds: number
  /** The moment that is open, or was last and still matters. */
  commitment: CompromissoChatWire | null
}

export const answerCount = sql<number>`(select count(*)::int from chat_compromisso_resposta r
  where r.igreja_id = chat_compromisso.igreja_id and r.compromisso_id = chat_compromisso.id)`

type Moment = typeof chatCompromisso.$inferSelect

export const toCommitment = (row: Moment, answers: number): CompromissoChatWire => ({
  id: row.id,
  titulo: row.titulo,
  flagAberto: row.dataEncerramento === null,
  quantidade: answers,
  dataAbertura: row.dataAbertura.toISOString(),
})

/** How long a moment stands: one that is over, so that the staff find who answered; one that nobody ended. */
const AFTER_END_MS = 3 * 3_600_000
const LONGEST_MS = 12 * 3_600_000

/** A moment belongs to the service in which it was opened, and is no moment for ever. */
function stands({ dataAbertura, dataEncerramento }: Moment, began: Date | null, now: Date): boolean {
  if (began && dataAbertura < began) return false
  const end = dataEncerramento ? dataEncerramento.getTime() + AFTER_END_MS : dataAbertura.getTime() + LONGEST_MS
  return now.getTime() < end
}

/** A moment as somebody is told of it: how many have answered is the staff's to know. */
export const momentFor = <T extends CompromissoChatWire | null>(moment: T, isStaff: boolean): T =>
  moment && !isStaff ? { ...moment, quantidade: null } : moment

/** The states of rooms. */
export type ChatStates = { of(rooms: readonly number[]): Promise<Map<number, RoomState>> }

export function chatStates(churches: ChurchDatabase, services: ChatServices, clock: Clock): ChatStates {
  const newest = sql`${chatCompromisso.id} = (select max(c.id) from chat_compromisso c
    where c.igreja_id = ${chatSala.igrejaId})`
  return {
    /** In one trip. */
    async of(rooms) {
      const [first, ...others] = rooms
      if (first === undefined) return new Map()
      const rows = await churches.of(first, ...others).use((db) =>
        db
          .select({ room: chatSala, moment: chatCompromisso, answers: answerCount })
          .from(chatSala)
          .leftJoin(chatCompromisso, sql`${eq(chatCompromisso.igrejaId, chatSala.igrejaId)} and ${newest}`)
          .where(inArray(chatSala.igrejaId, [...rooms])),
      )
      const states = rows.map(async ({ room, moment, answers }): Promise<[number, RoomState]> => {
        const current = moment && stands(moment, await services.beganAt(room.igrejaId), clock())
        const commitment = current ? toCommitment(moment, answers) : null
        return [room.igrejaId, { slowSeconds: room.segundosModoLento, commitment }]
      })
      return new Map(await Promise.all(states))
    },
  }
}
