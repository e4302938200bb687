import type { CompromissoChatWire } from '@atrio/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { ChurchDatabase } from '../../database/church-database.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { ChatServices } from './chat-services.ts'
import { chatCompromisso, chatSala } from './chat.tables.ts'

/** A room's state besides its messages. */
export type RoomState = {
  slowSeconds: number
  /** The open moment, or the last one while it is still shown. */
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

/** Milliseconds that a moment is shown: after its end, so that staff find who answered; and if nobody ends it. */
const AFTER_END_MS = 3 * 3_600_000
const MAX_OPEN_MS = 12 * 3_600_000

/** A moment is shown during its own service only, and for a limited time. */
function isShown({ dataAbertura, dataEncerramento }: Moment, began: Date | null, now: Date): boolean {
  if (began && dataAbertura < began) return false
  const end = dataEncerramento ? dataEncerramento.getTime() + AFTER_END_MS : dataAbertura.getTime() + MAX_OPEN_MS
  return now.getTime() < end
}

/** A moment as a person sees it: only staff get the count of answers. */
export const momentFor = <T extends CompromissoChatWire | null>(moment: T, isStaff: boolean): T =>
  moment && !isStaff ? { ...moment, quantidade: null } : moment

/** The states of rooms. */
export type ChatStates = { of(rooms: readonly number[]): Promise<Map<number, RoomState>> }

export function chatStates(churches: ChurchDatabase, services: ChatServices, clock: Clock): ChatStates {
  const newest = sql`${chatCompromisso.id} = (select max(c.id) from chat_compromisso c
    where c.igreja_id = ${chatSala.igrejaId})`
  return {
    /** In one round trip. */
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
        const current = moment && isShown(moment, await services.beganAt(room.igrejaId), clock())
        const commitment = current ? toCommitment(moment, answers) : null
        return [room.igrejaId, { slowSeconds: room.segundosModoLento, commitment }]
      })
      return new Map(await Promise.all(states))
    },
  }
}
