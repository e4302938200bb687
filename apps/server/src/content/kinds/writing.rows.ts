import type { ImagemWire } from '@atrio/contract'
import Type, { type Static } from 'typebox'
import { fileInstant, type ChurchReader, type ChurchWriter } from '../church-rows.ts'
import type { ContentEntry } from '../content-kind.ts'
import { BodyFormat, type Fields, InstantText, Maybe, Picture, Score, Text } from '../format/fields.ts'

/** The fields common to devotionals, news, publications and classes. */
export const writingFields = {
  formato: Maybe(BodyFormat),
  titulo: Text(150),
  resumo: Maybe(Text(400)),
  imagem: Maybe(Picture),
  autor: Maybe(Text(120)),
  dataPublicacao: InstantText,
}
type Writing = Static<ReturnType<typeof Fields<typeof writingFields>>>

/** Document files in the folder. */
export const Documents = Type.Array(Score, { maxItems: 10 })

/** Words per minute of an average reader. */
const WORDS_PER_MINUTE = 200

/** Reading time of a text in whole minutes, at least one. */
export const readingMinutes = (html: string | null): number => {
  const words = (html ?? '').replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** The columns common to all texts. */
export const writingRow = async (church: ChurchWriter, { slug, data, html }: ContentEntry<Writing>) => ({
  slug,
  titulo: data.titulo,
  resumo: data.resumo ?? null,
  conteudo: html,
  imagem: await church.picture(data.imagem),
  autor: data.autor ?? null,
  dataPublicacao: new Date(data.dataPublicacao),
  minutosLeitura: readingMinutes(html),
})

type Row = {
  titulo: string
  resumo: string | null
  imagem: ImagemWire | null
  autor: string | null
  dataPublicacao: Date
}

/** The same columns as a file has them. */
export const writingFile = async ({ picture }: ChurchReader, row: Row) => ({
  titulo: row.titulo,
  resumo: row.resumo,
  imagem: await picture(row.imagem),
  autor: row.autor,
  dataPublicacao: fileInstant(row.dataPublicacao),
})

/** Stores documents, one after the other. */
export const writeDocuments = async (church: ChurchWriter, documents: Static<typeof Documents> = []) => {
  const stored = []
  for (const document of documents) stored.push(await church.score(document))
  return stored
}

/** Writes documents into the export; null for none. */
export const readDocuments = async ({ score }: ChurchReader, stored: Parameters<ChurchReader['score']>[0][]) => {
  const documents = []
  for (const document of stored) documents.push(await score(document))
  return documents.length > 0 ? documents : null
}
