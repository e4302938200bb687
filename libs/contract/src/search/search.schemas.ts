import Type from 'typebox'
import { Nullable } from '../schema.ts'

// The specification has no search of the whole portal: this call is our own, see docs/wire.md.

/** What is found, by its wire name; a client leaves out those that it does not know. */
export const searchKinds = [
  'evento',
  'noticia',
  'devocional',
  'ministerio',
  'projeto',
  'publicacao',
  'ebd',
  'video',
  'episodio',
  'louvor',
  'celula',
  'pagina',
] as const
export type SearchKindCode = (typeof searchKinds)[number]

/** What a search accepts as its text: anything, but not much of it. */
export const SearchText = Type.String({ maxLength: 100 })

export const TrechoWire = Type.Object({ texto: Type.String(), flagEncontrado: Type.Boolean() })

export const ResultadoBuscaWire = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  idPai: Nullable(Type.Integer({ minimum: 1, description: 'of a project its ministry' })),
  slug: Type.String(),
  titulo: Type.String(),
  trechos: Type.Array(TrechoWire, {
    description: 'plain text around the first found word, in pieces: words that were found, and what is between them',
  }),
  data: Nullable(Type.String({ description: 'instant of publication, of an event its end; null for what has none' })),
})

/** GET /igreja/{slug}/busca/?texto=&tipo= */
export const BuscaWire = Type.Object({
  grupos: Type.Array(
    Type.Object({
      tipo: Type.String({ description: 'evento, noticia, devocional, …' }),
      resultados: Type.Array(ResultadoBuscaWire),
      flagMais: Type.Boolean({ description: 'there are more: ask for this kind alone' }),
    }),
    { description: 'kinds with results, at most five of each; of one kind at most fifty' },
  ),
})
export type BuscaWire = Type.Static<typeof BuscaWire>
