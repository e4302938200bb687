import type { BuscaWire, SearchKindCode } from '@atrio/contract'
import { ApiError } from '../api-error.ts'
import { endpoint } from '../endpoint.ts'
import type { FoundGroup, SearchKind } from './search.types.ts'

const KINDS: Record<SearchKindCode, SearchKind> = {
  evento: 'event',
  noticia: 'newsItem',
  devocional: 'devotional',
  ministerio: 'ministry',
  projeto: 'project',
  publicacao: 'publication',
  ebd: 'schoolClass',
  video: 'video',
  episodio: 'episode',
  louvor: 'song',
  celula: 'group',
  pagina: 'church',
}
const CODES = Object.fromEntries(Object.entries(KINDS).map(([code, kind]) => [kind, code])) as Record<
  SearchKind,
  string
>
const isKnown = (code: string): code is SearchKindCode => Object.hasOwn(KINDS, code)

type OfSearch = { term: string; kind?: SearchKind }

/** The search of all that a church publishes: our own call (docs/wire.md). */
export const searchApi = {
  /** The best of each kind, or more of one; a backend without a search (404) finds nothing. */
  find: endpoint('search.find', async (http, { term, kind }: OfSearch, signal): Promise<FoundGroup[]> => {
    const query = { texto: term, ...(kind && { tipo: CODES[kind] }) }
    try {
      const { grupos } = await http.get<BuscaWire>(`/igreja/${http.church.slug}/busca/`, { query, signal })
      return grupos.flatMap(({ tipo, resultados, flagMais }) =>
        isKnown(tipo)
          ? [
              {
                kind: KINDS[tipo],
                hasMore: flagMais ?? false,
                results: resultados.map(({ id, idPai, slug, titulo, trechos, data }) => ({
                  id,
                  parentId: idPai ?? null,
                  slug,
                  title: titulo,
                  pieces: trechos.map(({ texto, flagEncontrado }) => ({ text: texto, found: flagEncontrado })),
                  date: data ?? null,
                })),
              },
            ]
          : [],
      )
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return []
      throw error
    }
  }),
}
