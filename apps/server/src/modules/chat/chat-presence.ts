import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ChurchDatabase } from '../../database/church-database.ts'
import type { Clock } from '../../runtime/clock.ts'

/** How many are in a room, over all processes: a number, never a list of people. */
export type ChatPresence = {
  /**
   * Says how many are here, by room.
   * @returns how many are in the other processes, by room
   */
  beat(here: ReadonlyMap<number, number>): Promise<Map<number, number>>
  /** This process counts no more. */
  leave(churches: readonly number[]): Promise<void>
}

/** A process that has said nothing for so long is gone, and its people with it. */
const GONE_MS = 30_000

export function chatPresence(churches: ChurchDatabase, clock: Clock): ChatPresence {
  const process = randomBytes(8).toString('hex')
  return {
    async beat(here) {
      const [first, ...others] = here.keys()
      if (first === undefined) return new Map()
      const now = clock()
      const ids = `{${[...here.keys()].join(',')}}`
      const counts = `{${[...here.values()].join(',')}}`
      return churches.of(first, ...others).use(async (db) => {
        await db.execute(sql`
          insert into chat_presenca (igreja_id, processo, quantidade, visto_em)
          select igreja, ${process}, quantidade, ${now}::timestamptz
          from unnest(${ids}::int[], ${counts}::int[]) as k (igreja, quantidade)
          on conflict (igreja_id, processo) do update set quantidade = excluded.quantidade, visto_em = excluded.visto_em`)
        const { rows } = await db.execute<{ church: number; people: string }>(sql`
          select igreja_id as church, sum(quantidade) as people from chat_presenca
          where igreja_id = any(${ids}::int[]) and processo <> ${process}
            and visto_em > ${new Date(now.getTime() - GONE_MS)}::timestamptz
          group by igreja_id`)
        return new Map(rows.map(({ church, people }) => [church, Number(people)]))
      })
    },
    async leave(rooms) {
      const [first, ...others] = rooms
      if (first === undefined) return
      const gone = new Date(clock().getTime() - GONE_MS)
      await churches.of(first, ...others).use((db) =>
        db.execute(sql`delete from chat_presenca
          where igreja_id = any(${`{${rooms.join(',')}}`}::int[])
            and (processo = ${process} or visto_em <= ${gone}::timestamptz)`),
      )
    },
  }
}
