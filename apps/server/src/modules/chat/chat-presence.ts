import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ChurchDatabase } from '../../database/church-database.ts'
import type { Clock } from '../../runtime/clock.ts'

/** The number of people in a room, over all processes: never a list of people. */
export type ChatPresence = {
  /**
   * Reports this process's numbers by room.
   * @returns the numbers of the other processes, by room
   */
  beat(here: ReadonlyMap<number, number>): Promise<Map<number, number>>
  /** Removes this process's numbers. */
  leave(churches: readonly number[]): Promise<void>
}

/** Milliseconds without a report after which a process counts as gone. */
const EXPIRY_MS = 30_000

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
            and visto_em > ${new Date(now.getTime() - EXPIRY_MS)}::timestamptz
          group by igreja_id`)
        return new Map(rows.map(({ church, people }) => [church, Number(people)]))
      })
    },
    async leave(rooms) {
      const [first, ...others] = rooms
      if (first === undefined) return
      const gone = new Date(clock().getTime() - EXPIRY_MS)
      await churches.of(first, ...others).use((db) =>
        db.execute(sql`delete from chat_presenca
          where igreja_id = any(${`{${rooms.join(',')}}`}::int[])
            and (processo = ${process} or visto_em <= ${gone}::timestamptz)`),
      )
    },
  }
}
