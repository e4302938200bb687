import Type from 'typebox'
import { Id, ImagemWire, Instant, Nullable } from '../schema.ts'

/** A prayer request as the wall shows it: never who wrote it, nor how to reach them. */
export const OracaoMuralWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  mensagem: Type.String(),
  imagem: Nullable(ImagemWire),
  motivo: Nullable(Type.Object({ id: Id, nome: Type.String() })),
  dataCadastro: Instant,
  qtdeOrando: Type.Integer({ minimum: 0 }),
})
export type OracaoMuralWire = Type.Static<typeof OracaoMuralWire>
export const OracoesMuralWire = Type.Object({ oracoes: Type.Array(OracaoMuralWire) })
export type OracoesMuralWire = Type.Static<typeof OracoesMuralWire>
