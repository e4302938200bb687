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
  /** Identifies a row within its church: a row with the same key keeps its id. */
  key: (row: NewRow<T>) => string
  rows: readonly NewRow<T>[]
  /** Limits the set; rows outside it were written by members and are left unchanged. */
  among?: SQL | undefined
}

/** A stored recording: its address, and its duration in seconds where the file tells it. */
export interface StoredRecording {
  url: string
  seconds: number | null
}

/** One church's rows, in the transaction that makes them match its folder. */
export interface ChurchWriter {
  church: number
  db: Rows
  /** The operator says that congregations which the folder has no more end: none of them has another name now. */
  endCongregations: boolean
  /** Tells the operator what the import has taken for granted. */
  note: (text: string) => void
  /** Updates, inserts and deletes until the table holds exactly these rows. Returns their ids, in order. */
  replace: <T extends ContentTable>(table: T, set: RowSet<T>) => Promise<number[]>
  /** The wire form of a picture, which is stored already, as all files are. */
  picture: (picture: Static<typeof Picture> | undefined) => Promise<ImagemWire | null>
  /** The same for a score. */
  score: (score: Static<typeof Score>) => Promise<ArquivoLouvorWire>
  recording: (file: string) => Promise<StoredRecording>
  /** The address of a video. */
  video: (file: string) => Promise<string>
  /** The same for files that are not for all: their addresses are signed for those who may have them. */
  closed: Pick<ChurchWriter, 'score' | 'video'> & {
    /** The address of subtitles. */
    subtitles: (file: string) => Promise<string>
  }
}

/** One church's rows, for an export. */
export interface ChurchReader {
  church: number
  db: Rows
  /** Writes a picture into the export and returns its fields. */
  picture: (picture: ImagemWire | null) => Promise<Static<typeof Picture> | undefined>
  /** The same for a score. */
  score: (score: ArquivoLouvorWire) => Promise<Static<typeof Score>>
  /** Writes a recording into the export and returns its path. */
  recording: (url: string) => Promise<string>
  /** The same for a video, and for its subtitles. */
  video: (url: string) => Promise<string>
}

type AnyRow = Record<string, unknown>

/**
 * See ChurchWriter.replace. Rows that are equal already are not touched, so that the church's version does not change.
 */
export const replaceRows = async <T extends ContentTable>(
  db: Rows,
  church: number,
  table: T,
  { key, rows, among }: RowSet<T>,
): Promise<number[]> => {
  // Drizzle's types can't resolve a table that is still a type parameter; its bounds guarantee these columns.
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

/** A wire address: every field is there, null or empty where the file omits it. */
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

/** Omits empty fields, for a readable file. */
export const filled = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/** An address as a file has it. */
export const fileAddress = (address: EnderecoWire | null) => (address === null ? null : filled(address))

/** An instant as a file has it: ISO 8601 in UTC. */
export const fileInstant = (instant: Date | null): string | null => instant?.toISOString().replace('.000Z', 'Z') ?? null

/** A resolved instant as a row has it. */
export const rowInstant = (instant: string | undefined): Date | null =>
  instant === undefined ? null : new Date(instant)
