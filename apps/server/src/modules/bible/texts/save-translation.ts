import type { TraducaoWire } from '@atrio/contract'
import { bookCodes } from '@atrio/contract/rules'
import { eq, sql } from 'drizzle-orm'
import type { OwnerTransaction } from '../../../database/owner-transaction.ts'
import { configurationOf, indexed } from '../bible-words.ts'
import { traducaoBiblia, versiculoBiblia } from '../bible.tables.ts'
import { verseId } from '../verse-id.ts'
import { BibleTextError, type ReadVerse } from './collect-verses.ts'

/** What an operator says of a translation. */
export type NewTranslation = Pick<TraducaoWire, 'codigo' | 'nome' | 'sigla' | 'idioma' | 'licenca'>

/** Rows of one insert. */
const BATCH = 2_000

function booksOf(verses: readonly ReadVerse[]): TraducaoWire['livros'] {
  const chapters = new Map<string, number>()
  for (const { livro, capitulo } of verses) chapters.set(livro, Math.max(capitulo, chapters.get(livro) ?? 0))
  return bookCodes.flatMap((codigo) => {
    const capitulos = chapters.get(codigo)
    return capitulos ? [{ codigo, capitulos }] : []
  })
}

/** Writes a translation, in place of the one with its code. @throws BibleTextError for a verse that is there twice */
export async function saveTranslation(
  db: OwnerTransaction['db'],
  translation: NewTranslation,
  verses: readonly ReadVerse[],
): Promise<void> {
  const rows = verses.map((verse) => ({ ...verse, id: verseId(verse.livro, verse.capitulo, verse.numero) }))
  const ids = new Set<number>()
  for (const { id, livro, capitulo, numero } of rows) {
    if (ids.has(id)) throw new BibleTextError(`${livro} ${capitulo}:${numero} is there twice`)
    ids.add(id)
  }
  const { codigo, idioma } = translation
  await db.delete(traducaoBiblia).where(eq(traducaoBiblia.codigo, codigo))
  await db.insert(traducaoBiblia).values({ ...translation, livros: booksOf(verses) })
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map(({ numeroFinal, flagParagrafo, ...row }) => ({
      ...row,
      numero_final: numeroFinal,
      flag_paragrafo: flagParagrafo,
      palavras: indexed(row.texto),
    }))
    await db.execute(sql`insert into ${versiculoBiblia}
        (traducao, id, livro, capitulo, numero, numero_final, titulo, flag_paragrafo, texto, busca)
      select ${codigo}, id, livro, capitulo, numero, numero_final, titulo, flag_paragrafo, texto,
        to_tsvector(${configurationOf(idioma)}::regconfig, palavras)
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as verse(id int, livro text, capitulo int, numero int,
        numero_final int, titulo text, flag_paragrafo boolean, texto text, palavras text)`)
  }
}
