import type { MensagemChatWire } from '@atrio/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ChurchDatabase } from '../../database/church-database.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { ChatMarks, Chatter } from './chat-token.ts'
import { chatMensagem as m, chatSala } from './chat.tables.ts'
import { messageRow, type MessageRow, toMessage } from './chat.wire.ts'

/** The author of a message; for a visitor with what identifies them under another id. */
export type Writer = { who: Chatter; marks: ChatMarks | null }

export type ChatWriting = {
  /**
   * Stores a message. Committed when this settles; a repeated client id of the same person returns the same message.
   * @throws ProblemError chat_slow_mode, with the wait; conflict for a message that was deleted meanwhile
   */
  send(writer: Writer, clientId: string, text: string): Promise<MensagemChatWire>
  /** Erases visitors' origins from messages older than a day; runs once an hour. */
  forgetMarks(church: number): Promise<void>
}

/**
 * In slow mode, messages of all visitors of one address per interval. Households, halls and strangers behind a mobile
 * network share an address, and someone who makes up names on it is limited to this number. Members count separately,
 * by account.
 */
const MAX_OF_ADDRESS = 10
const MARKS_MS = 86_400_000
const FORGET_MS = 3_600_000

export function chatWriting(churches: ChurchDatabase, clock: Clock): ChatWriting {
  const forgotten = new Map<number, number>()
  return {
    async send(writer, clientId, text) {
      const now = clock()
      const row = await insert(churches, writer, clientId, text, now).catch((error: unknown) => {
        // A concurrent connection sent the same: return its message.
        if (isUniqueViolation(error)) return insert(churches, writer, clientId, text, now)
        throw error
      })
      if (row?.moderacaoId) throw new ProblemError('conflict')
      if (row) return toMessage(row)
      throw new ProblemError('chat_slow_mode', undefined, await slowWait(churches, writer, now))
    },
    async forgetMarks(church) {
      const now = clock().getTime()
      if ((forgotten.get(church) ?? 0) + FORGET_MS > now) return
      forgotten.set(church, now)
      const old = new Date(now - MARKS_MS)
      await churches.of(church).use((db) =>
        db.execute(sql`update ${m} set origens = null, apelido = null
          where igreja_id = ${church} and origens is not null and data < ${old}::timestamptz`),
      )
    },
  }
}

/** A PostgreSQL array of hashes, which need no escaping. */
const array = (texts: readonly string[]) => `{${texts.join(',')}}`

/** Messages of one person; for a visitor also those with the same name and origin. */
const ofPerson = ({ who, marks }: Writer): SQL =>
  marks
    ? sql`(autor = ${who.id} or (origens && ${array(marks.origins)}::text[] and apelido = ${marks.look}))`
    : sql`autor = ${who.id}`

/**
 * Returns the message if it exists, else takes the next number and inserts it; undefined when slow mode refuses it. One
 * round trip, except in slow mode.
 */
async function insert(
  churches: ChurchDatabase,
  writer: Writer,
  clientId: string,
  text: string,
  now: Date,
): Promise<MessageRow | undefined> {
  const { church, id, name, avatar, role } = writer.who
  const { origins, look } = writer.marks ?? { origins: null, look: null }
  const write = (db: NodePgDatabase, may: SQL) =>
    db.execute<Record<string, unknown>>(sql`
      with earlier as (
        select * from ${m} where igreja_id = ${church} and autor = ${id} and id_cliente = ${clientId}
      ), room as (
        update ${chatSala} r set sequencia = r.sequencia + 1
        where igreja_id = ${church} and not exists (select from earlier) and (r.segundos_modo_lento = 0 or ${may})
        returning r.sequencia
      ), made as (
        insert into ${m} (igreja_id, sequencia, alteracao, autor, id_cliente, nome, avatar, papel, texto, data, origens, apelido)
        select ${church}::int, sequencia, sequencia, ${id}, ${clientId}, ${name}, ${JSON.stringify(avatar)}::jsonb,
          ${role}, ${text}, ${now}::timestamptz, ${origins && array(origins)}::text[], ${look} from room
        returning *
      )
      select * from made union all select * from earlier`)
  const data = churches.of(church)
  const atOnce = await data.use((db) => write(db, sql`${role === 'moderador'}`))
  if (atOnce.rows[0]) return messageRow(atOnce.rows[0])
  // A statement sees what was committed when it began, not while it waited for the room's lock. So the room is locked
  // first: of two messages over two processes the second one sees the first.
  const inItsTurn = await data.transaction(async (tx) => {
    await tx.execute(sql`select from ${chatSala} where igreja_id = ${church} for update`)
    return write(tx, mayInSlowMode(writer, now))
  })
  return inItsTurn.rows[0] && messageRow(inItsTurn.rows[0])
}

/** Messages of a room `r` that slow mode still counts. */
const counted = (church: number, now: Date) =>
  sql`from ${m} where igreja_id = ${church} and data > ${now}::timestamptz - r.segundos_modo_lento * interval '1 s'`

function mayInSlowMode(writer: Writer, now: Date): SQL {
  const of = counted(writer.who.church, now)
  const first = sql`not exists (select ${of} and ${ofPerson(writer)})`
  if (!writer.marks) return first
  return sql`${first} and (select count(*) ${of} and origens && ${array(writer.marks.origins)}::text[]) < ${MAX_OF_ADDRESS}`
}

/** Seconds until this person may write again. */
async function slowWait(churches: ChurchDatabase, writer: Writer, now: Date): Promise<number> {
  const { church } = writer.who
  const of = counted(church, now)
  const ofAddress = writer.marks
    ? sql`(select data ${of} and origens && ${array(writer.marks.origins)}::text[]
        order by data desc offset ${MAX_OF_ADDRESS - 1} limit 1)`
    : sql`null::timestamptz`
  const { rows } = await churches.of(church).use((db) =>
    db.execute<{ wait: string | null }>(sql`
      select extract(epoch from greatest((select max(data) ${of} and ${ofPerson(writer)}), ${ofAddress})
        + r.segundos_modo_lento * interval '1 s' - ${now}::timestamptz) as wait
      from ${chatSala} r where igreja_id = ${church}`),
  )
  return Math.max(1, Math.ceil(Number(rows[0]?.wait ?? 1)))
}
