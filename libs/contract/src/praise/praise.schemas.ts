import Type from 'typebox'
import { Id, Nullable } from '../schema.ts'

const Words = Nullable(Type.String())

/** A score. Document 2 gives the list's name only; its fields are ours. */
export const ArquivoLouvorWire = Type.Object({
  nome: Type.String(),
  url: Type.String(),
  tipo: Type.String({ description: 'media type: application/pdf, image/png' }),
  paginas: Type.Optional(
    Type.Array(Type.Object({ url: Type.String(), largura: Type.Integer(), altura: Type.Integer() }), {
      description: 'pictures of a PDF’s first pages, with their size in pixels; absent where there are none',
    }),
  ),
})
export type ArquivoLouvorWire = Type.Static<typeof ArquivoLouvorWire>

/** GET /louvor/{id}/, document 2 section 7.7. */
export const LouvorWire = Type.Object({
  id: Id,
  idIgreja: Id,
  titulo: Type.String(),
  subtitulo: Words,
  autor: Words,
  codigo: Words,
  grupo: Words,
  tema: Words,
  ritmo: Words,
  tom: Words,
  conteudo: Nullable(Type.String({ description: 'chords in square brackets, lines split by newline' })),
  arquivos: Type.Array(ArquivoLouvorWire),
})
export type LouvorWire = Type.Static<typeof LouvorWire>

/** GET /igreja/{slug}/louvor/?busca=&depois=, by title. */
export const LouvoresWire = Type.Object({
  louvores: Type.Array(
    Type.Object({
      id: Id,
      titulo: Type.String(),
      subtitulo: Words,
      autor: Words,
      codigo: Words,
      grupo: Words,
      tema: Words,
      tom: Words,
    }),
  ),
  proximo: Nullable(Type.String({ description: 'where the next page begins; null after the last one' })),
})
export type LouvoresWire = Type.Static<typeof LouvoresWire>
