import type { BibliaWire, BuscaBibliaWire, CapituloWire } from '@atrio/contract'
import { ApiError } from '../api-error.ts'
import { endpoint, type Http } from '../endpoint.ts'
import type { Bible, FoundVerses, Translation, Verse } from './bible.types.ts'

const root = (http: Http) => `/igreja/${http.church.slug}/biblia`

const toTranslation = (wire: BibliaWire['traducoes'][number]): Translation => ({
  code: wire.codigo,
  name: wire.nome,
  abbreviation: wire.sigla,
  language: wire.idioma,
  licence: wire.licenca,
  books: wire.livros.map(({ codigo, capitulos }) => ({ code: codigo, chapters: capitulos })),
})

const isWebAddress = ({ url }: BibliaWire['leitores'][number]) => /^https?:\/\//i.test(url)

const toBible = (wire: BibliaWire): Bible => ({
  translations: wire.traducoes.map(toTranslation),
  readers: (wire.leitores ?? []).filter(isWebAddress).map(({ nome, url }) => ({ name: nome, url })),
})

const toVerse = (wire: CapituloWire['versiculos'][number]): Verse => ({
  number: wire.numero,
  lastNumber: wire.numeroFinal ?? null,
  heading: wire.titulo || null,
  startsParagraph: wire.flagParagrafo ?? false,
  text: wire.texto,
})

type OfChapter = { translation: string; book: string; chapter: number }
type OfSearch = { translation: string; term: string; after?: string }

/** The Bible: our own calls (docs/wire.md). */
export const bibleApi = {
  /** A backend without a Bible (404) is one that offers nothing. */
  get: endpoint('bible.get', async (http, _: Record<string, never>, signal): Promise<Bible> => {
    try {
      return toBible(await http.get<BibliaWire>(`${root(http)}/`, { signal }))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { translations: [], readers: [] }
      throw error
    }
  }),
  chapter: endpoint('bible.chapter', async (http, { translation, book, chapter }: OfChapter, signal) => {
    const path = `${root(http)}/${encodeURIComponent(translation)}/${encodeURIComponent(book)}/${chapter}`
    return (await http.get<CapituloWire>(path, { signal })).versiculos.map(toVerse)
  }),
  /** Verses with all words, in the order of the books. `after` is the `next` of the previous page. */
  search: endpoint(
    'bible.search',
    async (http, { translation, term, after }: OfSearch, signal): Promise<FoundVerses> => {
      const query = { texto: term, ...(after && { depois: after }) }
      const path = `${root(http)}/${encodeURIComponent(translation)}/busca`
      const { resultados, proximo } = await http.get<BuscaBibliaWire>(path, { query, signal })
      return {
        verses: resultados.map(({ livro, capitulo, numero, trechos }) => ({
          book: livro,
          chapter: capitulo,
          verse: numero,
          pieces: trechos.map(({ texto, flagEncontrado }) => ({ text: texto, found: flagEncontrado })),
        })),
        next: proximo ?? null,
      }
    },
  ),
}
