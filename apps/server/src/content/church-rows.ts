import { isDeepStrictEqual } from 'node:util'
import type { ArquivoLouvorWire, EnderecoWire, ImagemWire } from '@atrio/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgDatabase, PgTable } from 'drizzle-orm/pg-core'
import type { Static } from 'typebox'
import type { Address, Picture, Score } from './format/fields.ts'

export type Rows = PgDatabase<NodePgQueryResultHKT>
export type ContentTable = PgTable & { igrejaId: PgColumn; id: PgColumn }
export type NewRow<T extends ContentTable> = Omit<T['$inferInsert'], 'igrejaId' | 'id'>

export interface RowSet<T extends ContentTable> {
  /** What tells a row from the church's others: a row with the same key keeps its id. */
  key: (row: NewRow<T>) => string
  rows: readonly NewRow<T>[]
  /** Rows outside it are no content (a member wrote them) and stay as they are. */
  among?: SQL | undefined
}

/** A stored recording: its address, and its length in seconds where its bytes tell it. */
export interface StoredRecording {
  url: string
  seconds: number | null
}

/** One church's rows, inside the transaction that makes them equal to its folder. */
export interface ChurchWriter {
  church: number
  db: Rows
  /** Updates, adds and deletes until the table holds these rows and no others. Returns their ids, in order. */
  replace: <T extends ContentTable>(table: T, set: RowSet<T>) => Promise<number[]>
  /** Stores a picture and says how the wire names it. */
  picture: (picture: Static<typeof Picture> | undefined) => Promise<ImagemWire | null>
  /** The same for a score. */
  score: (score: Static<typeof Score>) => Promise<ArquivoLouvorWire>
  /** Stores a recording. */
  recording: (file: string) => Promise<StoredRecording>
  /** Stores a video, with all parts that its playlist names. @returns its address */
  video: (file: string) => Promise<string>
}

/** One church's rows, to be written into files. */
export interface ChurchReader {
  church: number
  db: Rows
  /** Puts a picture beside the files and says under which name. */
  picture: (picture: ImagemWire | null) => Promise<Static<typeof Picture> | undefined>
  /** The same for a score. */
  score: (score: ArquivoLouvorWire) => Promise<Static<typeof Score>>
  /** Puts a recording beside the files and says under which name. */
  recording: (url: string) => Promise<string>
  /** The same for a video. */
  video: (url: string) => Promise<string>
}

type AnyRow = Record<string, unknown>

/** See ChurchWriter.replace. Rows that are equal already are not touched, so the church's version does not move. */
export const replaceRows = async <T extends ContentTable>(
  db: Rows,
  church: number,
  table: T,
  { key, rows, among }: RowSet<T>,
): Promise<number[]> => {
  // Drizzle can't follow a table that is still a type parameter; the parameter's bounds hold what is used here.
  const content: ContentTable = table
  const found = (await db
    .select()
    .from(content)
    .where(and(eq(content.igrejaId, church), among))) as AnyRow[]
  const left = new Map(found.map((row) => [key(row as NewRow<T>), row]))
  const ids: number[] = []
  for (const row of rows) {
    const values = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null]))
    const present = left.get(key(row))
    left.delete(key(row))
    if (present === undefined) {
      const [added] = await db
        .insert(content)
        .values({ igrejaId: church, ...values })
        .returning({ id: content.id })
      ids.push(Number(added?.id))
      continue
    }
    const changed = Object.keys(values).some((name) => !isDeepStrictEqual(values[name], present[name]))
    const here = and(eq(content.igrejaId, church), eq(content.id, present['id']))
    if (changed) await db.update(content).set(values).where(here)
    ids.push(Number(present['id']))
  }
  for (const gone of left.values())
    await db.delete(content).where(and(eq(content.igrejaId, church), eq(content.id, gone['id'])))
  return ids
}

/** An address as the wire has it: every part is there, and holds nothing where nothing was written. */
export const wireAddress = (address: Static<typeof Address> | undefined): EnderecoWire | null =>
  address === undefined
    ? null
    : {
        logradouro: address.logradouro ?? null,
        numero: address.numero ?? null,
        complemento: address.complemento ?? null,
        bairro: address.bairro ?? null,
        cidade: address.cidade ?? null,
        estado: address.estado ?? null,
        pais: address.pais,
        cep: address.cep ?? null,
      }

/** Drops fields that hold nothing, for a file that a person will read. */
export const filled = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/** An address for a file. */
export const fileAddress = (address: EnderecoWire | null) => (address === null ? null : filled(address))

/** An instant for a file: ISO 8601 in UTC. */
export const fileInstant = (instant: Date | null): string | null => instant?.toISOString().replace('.000Z', 'Z') ?? null

/** A resolved instant for a row. */
export const rowInstant = (instant: string | undefined): Date | null =>
  instant === undefined ? null : new Date(instant)
