import Type from 'typebox'
import { Id, ImagemWire, Instant, Nullable } from '../schema.ts'

const Words = Nullable(Type.String())

/** One of GET /igreja/{slug}/estudo/, the newest first; document 2 section 7.6, its fields are ours. */
export const EstudoItemWire = Type.Object({
  id: Id,
  titulo: Type.String(),
  serie: Words,
  autor: Words,
  passagem: Nullable(Type.String({ description: 'of the Bible, as it is written: João 21.1-14' })),
  resumo: Words,
  imagem: Nullable(ImagemWire),
  dataPublicacao: Instant,
})
export type EstudoItemWire = Type.Static<typeof EstudoItemWire>

export const EstudosWire = Type.Object({
  estudos: Type.Array(EstudoItemWire),
  proximo: Nullable(Type.String({ description: 'where the next page begins; null after the last one' })),
})
export type EstudosWire = Type.Static<typeof EstudosWire>

const ArquivoEstudoWire = Type.Object({
  nome: Type.String(),
  url: Type.String(),
  tipo: Type.String({ description: 'media type: application/pdf, image/png' }),
})

/** GET /igreja/{slug}/estudo/{id} */
export const EstudoWire = Type.Object({
  ...EstudoItemWire.properties,
  idIgreja: Id,
  texto: Nullable(Type.String({ description: 'rich text' })),
  arquivos: Type.Array(ArquivoEstudoWire),
  flagConteudoPublico: Type.Boolean(),
})
export type EstudoWire = Type.Static<typeof EstudoWire>

/** GET /igreja/{slug}/configuracao-estudo */
export const ConfiguracaoEstudoWire = Type.Object({ data: Type.Object({ flagConteudoPublico: Type.Boolean() }) })
export type ConfiguracaoEstudoWire = Type.Static<typeof ConfiguracaoEstudoWire>
