import {
  BibliaWire,
  BuscaBibliaWire,
  CapituloText,
  CapituloWire,
  LivroText,
  SlugText,
  TraducaoText,
} from '@atrio/contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { CursorText, pageOf, readCursor } from '../../http/page-cursor.ts'
import { notFound } from '../../http/problem.ts'
import { answers } from '../../http/route-parts.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { keptForVersion } from '../../platform/church/kept-for-version.ts'
import { piecesOf } from '../../platform/found-pieces.ts'
import type { Platform } from '../../platform/platform.ts'
import { PAGE, readChapter, readTranslations, searchVerses } from './bible.reads.ts'
import { verseId } from './verse-id.ts'

const tags = ['bible']
const config = { access: 'public', church: 'path', replica: true } as const
const ofTranslation = { slug: SlugText, traducao: TraducaoText }

const isId = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 2_147_483_647

/** The Bible of a church: our own calls, see docs/wire.md. */
export const bibleRoutes: FastifyPluginAsyncTypebox<{
  services: Pick<Platform, 'database'>
}> = async (app, { services: { database } }) => {
  const translationsOf = keptForVersion((church: DirectoryChurch) =>
    database.churches.of(church.id).use((db) => readTranslations(db, church)),
  )
  /** @throws 404 for one that the church does not offer */
  const translationOf = async (church: DirectoryChurch, code: string) => {
    const found = (await translationsOf(church)).find(({ codigo }) => codigo === code)
    if (!found) throw notFound()
    return found
  }

  app.get(
    '/igreja/:slug/biblia/',
    { config, schema: { tags, params: Type.Object({ slug: SlugText }), response: answers(BibliaWire) } },
    async ({ church }) => ({ traducoes: await translationsOf(church), leitores: church.leitoresBiblia }),
  )

  app.get(
    '/igreja/:slug/biblia/:traducao/:livro/:capitulo',
    {
      config,
      schema: {
        tags,
        params: Type.Object({ ...ofTranslation, livro: LivroText, capitulo: CapituloText }),
        response: answers(CapituloWire),
      },
    },
    async ({ church, data, params: { traducao, livro, capitulo } }) => {
      await translationOf(church, traducao)
      const first = verseId(livro, Number(capitulo), 0)
      const versiculos = await data.read(readChapter, { translation: traducao, from: first, to: first + 999 })
      if (versiculos.length === 0) throw notFound()
      return { versiculos }
    },
  )

  app.get(
    '/igreja/:slug/biblia/:traducao/busca',
    {
      config,
      schema: {
        tags,
        params: Type.Object(ofTranslation),
        querystring: Type.Object({ texto: Type.String({ maxLength: 100 }), depois: CursorText }),
        response: answers(BuscaBibliaWire),
      },
    },
    async ({ church, data, params: { traducao }, query: { texto, depois } }) => {
      const { idioma } = await translationOf(church, traducao)
      const after = readCursor(depois, isId)?.id ?? 0
      const found = await data.use((db) =>
        searchVerses(db, { translation: traducao, language: idioma, text: texto, after }),
      )
      const { rows, proximo } = pageOf(found, PAGE, ({ id }) => ({ sort: id, id }))
      const resultados = rows.map(({ livro, capitulo, numero, texto, posicoes }) => ({
        livro,
        capitulo,
        numero,
        trechos: piecesOf(texto, posicoes),
      }))
      return { resultados, proximo }
    },
  )
}
