import { chatLimits, type ImagemWire, type LoteChatWire, type MensagemChatWire } from '@atrio/contract'
import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChurchDatabase } from '../../database/church-database.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Clock } from '../../services.ts'
import type { Chatter } from './chat-token.ts'
import { chatMensagem, chatSala } from './chat.tables.ts'
import { type MessageRow, toBatch, toMessage } from './chat.wire.ts'

/** Changes that somebody who was away is told one by one; after more they begin anew. */
const MOST_MISSED = 500

export type Page = { lote: LoteChatWire; flagMais: boolean; flagRecomeco: boolean }

/** A room's messages, in the order that the database gave them. */
export type ChatMessages = {
  /** Makes the room where there is none yet. @returns its number */
  open(church: number): Promise<number>
  /**
   * Keeps a message. It is committed when this settles; the same client id of the same person gives the same message.
   * @throws ProblemError chat_slow_mode, with the wait; conflict where the message was deleted meanwhile
   */
  send(who: Chatter, clientId: string, text: string): Promise<MensagemChatWire>
  /** What changed in several rooms after what is known of each. */
  changes(known: ReadonlyMap<number, number>): Promise<Map<number, LoteChatWire>>
  /** The newest messages. */
  latest(church: number, size: number): Promise<Page>
  /** What changed after a number; the newest messages alone where that is too much. */
  since(church: number, seen: number, size: number): Promise<Page>
  /** Messages before a number, the last of them. */
  before(church: number, sequence: number): Promise<Page>
}

export function chatMessages(churches: ChurchDatabase, clock: Clock): ChatMessages {
  const room = async (db: NodePgDatabase, church: number) => {
    const [found] = await db.select().from(chatSala).where(eq(chatSala.igrejaId, church))
    return found
  }
  /** One snapshot: the room's number and all messages that it counts. */
  const page = async (church: number, size: number, before?: number): Promise<Page> => {
    const rows = await churches.of(church).use((db) =>
      db
        .select({ ate: chatSala.sequencia, message: chatMensagem })
        .from(chatSala)
        .leftJoin(
          chatMensagem,
          and(
            eq(chatMensagem.igrejaId, chatSala.igrejaId),
            isNull(chatMensagem.moderacaoId),
            before === undefined ? undefined : lt(chatMensagem.sequencia, before),
          ),
        )
        .where(eq(chatSala.igrejaId, church))
        .orderBy(desc(chatMensagem.sequencia))
        .limit(size + 1),
    )
    const messages = rows.flatMap(({ message }) => message ?? [])
    const kept = messages.slice(0, size).reverse()
    return { lote: toBatch(0, rows[0]?.ate ?? 0, kept), flagMais: messages.length > size, flagRecomeco: false }
  }
  return {
    async open(church) {
      return churches.of(church).use(async (db) => {
        const found = (await room(db, church)) ?? (await made(db, church)) ?? (await room(db, church))
        return found?.sequencia ?? 0
      })
    },

    async send(who, clientId, text) {
      const now = clock()
      const row = await insert(churches, who, clientId, text, now).catch((error: unknown) => {
        // Two connections sent the same: the other one's is the message.
        if (pgCode(error) === UNIQUE) return insert(churches, who, clientId, text, now)
        throw error
      })
      if (row?.moderacaoId) throw new ProblemError('conflict')
      if (row) return toMessage(row)
      throw new ProblemError('chat_slow_mode', undefined, await slowWait(churches, who, now))
    },

    async changes(known) {
      const [first, ...others] = known.keys()
      if (first === undefined) return new Map()
      const rows = await churches.of(first, ...others).use((db) => {
        const asked = sql`(select * from unnest(${array(known.keys())}::int[], ${array(known.values())}::bigint[]) as k (igreja, visto))`
        return db
          .select({
            ...{ church: chatSala.igrejaId, ate: chatSala.sequencia, message: chatMensagem },
            seen: sql<string>`k.visto`,
          })
          .from(chatSala)
          .innerJoin(sql`${asked} k`, sql`k.igreja = ${chatSala.igrejaId} and k.visto < ${chatSala.sequencia}`)
          .leftJoin(
            chatMensagem,
            sql`${chatMensagem.igrejaId} = ${chatSala.igrejaId} and ${chatMensagem.alteracao} > k.visto`,
          )
          .orderBy(asc(chatSala.igrejaId), asc(chatMensagem.alteracao), asc(chatMensagem.sequencia))
      })
      const byRoom = Map.groupBy(rows, ({ church }) => church)
      return new Map(
        [...byRoom].map(([church, of]) => {
          const { seen = '0', ate = 0 } = of[0] ?? {}
          return [
            church,
            toBatch(
              Number(seen),
              ate,
              of.flatMap(({ message }) => message ?? []),
            ),
          ]
        }),
      )
    },

    latest: (church, size) => page(church, size),
    before: async (church, sequence) => {
      const older = await page(church, chatLimits.page, sequence)
      // Older messages say nothing about what was seen of the newer ones.
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
          .limit(MOST_MISSED + 1),
      )
      const ate = rows[0]?.ate ?? 0
      // A number that was never given out: another database, or a restored one.
      if (rows.length > MOST_MISSED || seen > ate) return { ...(await page(church, size)), flagRecomeco: true }
      const changed = rows.flatMap(({ message }) => message ?? [])
      return { lote: toBatch(seen, ate, changed), flagMais: false, flagRecomeco: false }
    },
  }
}

const made = async (db: NodePgDatabase, church: number) =>
  (await db.insert(chatSala).values({ igrejaId: church }).onConflictDoNothing().returning())[0]

const UNIQUE = '23505'
const pgCode = (error: unknown): string | undefined => {
  const { code, cause } = error as { code?: string; cause?: unknown }
  return code ?? (cause === undefined ? undefined : pgCode(cause))
}

const array = (numbers: Iterable<number>) => `{${[...numbers].join(',')}}`

/**
 * Finds the message where it is there, else takes the next number and writes it; nothing where slow mode refuses it. One
 * trip, but in slow mode.
 */
async function insert(
  churches: ChurchDatabase,
  { church, id, name, avatar, role }: Chatter,
  clientId: string,
  text: string,
  now: Date,
): Promise<MessageRow | undefined> {
  const m = chatMensagem
  const write = (db: NodePgDatabase, may: SQL) =>
    db.execute<Record<string, unknown>>(sql`
      with earlier as (
        select * from ${m} where igreja_id = ${church} and autor = ${id} and id_cliente = ${clientId}
      ), room as (
        update ${chatSala} r set sequencia = r.sequencia + 1
        where igreja_id = ${church} and not exists (select from earlier) and (r.segundos_modo_lento = 0 or ${may})
        returning r.sequencia
      ), made as (
        insert into ${m} (igreja_id, sequencia, alteracao, autor, id_cliente, nome, avatar, papel, texto, data)
        select ${church}::int, sequencia, sequencia, ${id}, ${clientId}, ${name}, ${JSON.stringify(avatar)}::jsonb,
          ${role}, ${text}, ${now}::timestamptz from room
        returning *
      )
      select * from made union all select * from earlier`)
  const data = churches.of(church)
  const atOnce = await data.use((db) => write(db, sql`${role === 'moderador'}`))
  if (atOnce.rows[0]) return fromDatabase(atOnce.rows[0])
  // A statement sees what was there when it began, not what was written while it waited for the room. So the room is
  // taken first: of two messages over two processes the second one sees the first.
  const inItsTurn = await data.transaction(async (tx) => {
    await tx.execute(sql`select from ${chatSala} where igreja_id = ${church} for update`)
    return write(
      tx,
      sql`not exists (select from ${m} where igreja_id = ${church} and autor = ${id}
        and data > ${now}::timestamptz - r.segundos_modo_lento * interval '1 s')`,
    )
  })
  return inItsTurn.rows[0] && fromDatabase(inItsTurn.rows[0])
}

const fromDatabase = (row: Record<string, unknown>): MessageRow => ({
  igrejaId: Number(row['igreja_id']),
  sequencia: Number(row['sequencia']),
  alteracao: Number(row['alteracao']),
  autor: String(row['autor']),
  idCliente: String(row['id_cliente']),
  nome: String(row['nome']),
  avatar: row['avatar'] as ImagemWire | null,
  papel: row['papel'] as MessageRow['papel'],
  texto: String(row['texto']),
  data: new Date(row['data'] as string),
  moderacaoId: row['moderacao_id'] === null ? null : Number(row['moderacao_id']),
})

/** Seconds until this person may write again. */
async function slowWait(churches: ChurchDatabase, { church, id }: Chatter, now: Date): Promise<number> {
  const { rows } = await churches.of(church).use((db) =>
    db.execute<{ wait: string }>(sql`
      select extract(epoch from max(m.data) + r.segundos_modo_lento * interval '1 s' - ${now}::timestamptz) as wait
      from ${chatSala} r join ${chatMensagem} m using (igreja_id)
      where r.igreja_id = ${church} and m.autor = ${id} group by r.segundos_modo_lento`),
  )
  return Math.max(1, Math.ceil(Number(rows[0]?.wait ?? 1)))
}
