import { chatLimits, type LoteChatWire } from '@atrio/contract'
import { and, asc, desc, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChurchDatabase } from '../../database/church-database.ts'
import type { ChatServices } from './chat-services.ts'
import { chatMensagem, chatSala } from './chat.tables.ts'
import { messageRow, toBatch } from './chat.wire.ts'

/**
 * Changes that are sent one by one, to a room or a returning client; above it they start over with the newest messages.
 */
const MAX_CHANGES = 500

export type Page = { lote: LoteChatWire; desde?: number; flagMais: boolean; flagRecomeco: boolean }

/** A room's messages, by the database's sequence. */
export type ChatMessages = {
  /** Creates the room if needed. @returns its sequence number */
  open(church: number): Promise<number>
  /**
   * Changes in several rooms after the known number of each. If there are very many, the batch is empty and starts at
   * its end: clients see a gap, and request what they show.
   */
  changes(known: ReadonlyMap<number, number>): Promise<Map<number, { seen: number; batch: LoteChatWire }>>
  /** The newest messages, from the start of the current service. */
  latest(church: number, size: number): Promise<Page>
  /** Changes after a number, or the newest messages if there are too many. */
  since(church: number, seen: number, size: number): Promise<Page>
  /** The last messages before a number. */
  before(church: number, sequence: number): Promise<Page>
}

export function chatMessages(churches: ChurchDatabase, services: ChatServices): ChatMessages {
  const room = async (db: NodePgDatabase, church: number) => {
    const [found] = await db.select().from(chatSala).where(eq(chatSala.igrejaId, church))
    return found
  }
  /** One snapshot: the room's number and the messages up to it, before a number or since an instant. */
  const page = async (church: number, size: number, { before, began }: { before?: number; began?: Date | null }) => {
    const first = began ? firstSince(began) : sql<string>`0`
    const rows = await churches.of(church).use((db) =>
      db
        .select({ ate: chatSala.sequencia, first, older: began ? hasOlder(first) : sql`false`, message: chatMensagem })
        .from(chatSala)
        .leftJoin(
          chatMensagem,
          and(
            eq(chatMensagem.igrejaId, chatSala.igrejaId),
            isNull(chatMensagem.moderacaoId),
            gte(chatMensagem.sequencia, first),
            before === undefined ? undefined : lt(chatMensagem.sequencia, before),
          ),
        )
        .where(eq(chatSala.igrejaId, church))
        .orderBy(desc(chatMensagem.sequencia))
        .limit(size + 1),
    )
    const messages = rows.flatMap(({ message }) => message ?? [])
    const kept = messages.slice(0, size).reverse()
    const isCut = messages.length > size
    return {
      lote: toBatch(0, rows[0]?.ate ?? 0, kept),
      desde: isCut ? (kept[0]?.sequencia ?? 0) : Number(rows[0]?.first ?? 0),
      flagMais: isCut || rows[0]?.older === true,
      flagRecomeco: false,
    }
  }
  const latest = async (church: number, size: number) => page(church, size, { began: await services.beganAt(church) })
  return {
    async open(church) {
      return churches.of(church).use(async (db) => {
        const found = (await room(db, church)) ?? (await made(db, church)) ?? (await room(db, church))
        return found?.sequencia ?? 0
      })
    },

    async changes(known) {
      const [first, ...others] = known.keys()
      if (first === undefined) return new Map()
      const { rows } = await churches.of(first, ...others).use((db) =>
        db.execute<Record<string, unknown>>(sql`
          select s.igreja_id as room, s.sequencia as ate, k.visto, m.*
          from unnest(${array(known.keys())}::int[], ${array(known.values())}::bigint[]) as k (igreja, visto)
          join ${chatSala} s on s.igreja_id = k.igreja and s.sequencia > k.visto
          left join lateral (
            select * from ${chatMensagem} where igreja_id = s.igreja_id and alteracao > k.visto
            order by alteracao, sequencia limit ${MAX_CHANGES + 1}
          ) m on true
          order by room, m.alteracao, m.sequencia`),
      )
      const byRoom = Map.groupBy(rows, ({ room: church }) => Number(church))
      return new Map(
        [...byRoom].map(([church, of]) => {
          const [seen, ate] = [Number(of[0]?.['visto']), Number(of[0]?.['ate'])]
          if (of.length > MAX_CHANGES) return [church, { seen, batch: toBatch(ate, ate, []) }]
          const changed = of.filter((row) => row['sequencia'] !== null).map(messageRow)
          return [church, { seen, batch: toBatch(seen, ate, changed) }]
        }),
      )
    },

    latest,
    before: async (church, sequence) => {
      const older = await page(church, chatLimits.page, { before: sequence })
      // Older messages do not tell which of the newer ones were seen.
      return { ...older, lote: { ...older.lote, ate: 0 } }
    },
    async since(church, seen, size) {
      const rows = await churches.of(church).use((db) =>
        db
          .select({ ate: chatSala.sequencia, message: chatMensagem })
          .from(chatSala)
          .leftJoin(chatMensagem, and(eq(chatMensagem.igrejaId, chatSala.igrejaId), gt(chatMensagem.alteracao, seen)))
          .where(eq(chatSala.igrejaId, church))
          .orderBy(asc(chatMensagem.alteracao), asc(chatMensagem.sequencia))
          .limit(MAX_CHANGES + 1),
      )
      const ate = rows[0]?.ate ?? 0
      // A number from another, or a restored, database.
      if (rows.length > MAX_CHANGES || seen > ate) return { ...(await latest(church, size)), flagRecomeco: true }
      const changed = rows.flatMap(({ message }) => message ?? [])
      return { lote: toBatch(seen, ate, changed), flagMais: false, flagRecomeco: false }
    },
  }
}

const made = async (db: NodePgDatabase, church: number) =>
  (await db.insert(chatSala).values({ igrejaId: church }).onConflictDoNothing().returning())[0]

const array = (numbers: Iterable<number>) => `{${[...numbers].join(',')}}`

/** The number of a room's first message since an instant, or of the next one. */
const firstSince = (began: Date) => sql<string>`coalesce((select f.sequencia from chat_mensagem f
  where f.igreja_id = ${chatSala.igrejaId} and f.data >= ${began}::timestamptz
  order by f.data, f.sequencia limit 1), ${chatSala.sequencia} + 1)`
const hasOlder = (first: SQL) => sql<boolean>`exists (select from chat_mensagem o
  where o.igreja_id = ${chatSala.igrejaId} and o.moderacao_id is null and o.sequencia < ${first})`
