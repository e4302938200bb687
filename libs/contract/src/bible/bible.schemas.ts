import Type from 'typebox'
import { Nullable } from '../schema.ts'

// The specification names the page /bible and no call for it: these are our own, see docs/wire.md.

/** A translation's code, in paths. */
export const TraducaoText = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,30}$' })

/** The USFM code of a book, in paths. */
export const LivroText = Type.String({ pattern: '^[1-4A-Z][A-Z0-9]{2}$' })

/** The number of a chapter, in paths. */
export const CapituloText = Type.String({ pattern: '^[1-9]\\d{0,2}$' })

export const TraducaoWire = Type.Object({
  codigo: TraducaoText,
  nome: Type.String(),
  sigla: Type.String(),
  idioma: Type.String({ description: 'language tag: pt-BR, en' }),
  licenca: Type.String({ description: 'shown wherever the text is' }),
  livros: Type.Array(Type.Object({ codigo: LivroText, capitulos: Type.Integer({ minimum: 1 }) })),
})
export type TraducaoWire = Type.Static<typeof TraducaoWire>

/** GET /igreja/{slug}/biblia/: the translations of a church, and where else it reads. */
export const BibliaWire = Type.Object({
  traducoes: Type.Array(TraducaoWire),
  leitores: Type.Array(Type.Object({ nome: Type.String(), url: Type.String() }), {
    description: 'translations of an online reader, for a church without texts',
  }),
})
export type BibliaWire = Type.Static<typeof BibliaWire>

/** GET /igreja/{slug}/biblia/{traducao}/{livro}/{capitulo} */
export const CapituloWire = Type.Object({
  versiculos: Type.Array(
    Type.Object({
      numero: Type.Integer({ minimum: 1 }),
      numeroFinal: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
        description: 'of verses that the translation joins',
      }),
      titulo: Type.Union([Type.String(), Type.Null()], { description: 'heading before the verse' }),
      flagParagrafo: Type.Boolean({ description: 'begins a paragraph' }),
      texto: Type.String({ description: 'plain text; line breaks are those of poetry, one at the beginning too' }),
    }),
  ),
})
export type CapituloWire = Type.Static<typeof CapituloWire>

/** GET /igreja/{slug}/biblia/{traducao}/busca?texto=&depois=, in the order of the books. */
export const BuscaBibliaWire = Type.Object({
  resultados: Type.Array(
    Type.Object({
      livro: LivroText,
      capitulo: Type.Integer({ minimum: 1 }),
      numero: Type.Integer({ minimum: 1 }),
      trechos: Type.Array(Type.Object({ texto: Type.String(), flagEncontrado: Type.Boolean() }), {
        description: 'the verse in pieces: words that were found, and what is between them',
      }),
    }),
  ),
  proximo: Nullable(Type.String({ description: 'where the next page begins; null after the last one' })),
})
export type BuscaBibliaWire = Type.Static<typeof BuscaBibliaWire>
