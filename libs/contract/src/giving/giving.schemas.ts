import Type from 'typebox'
import { Id, MinorUnits, Nullable } from '../schema.ts'

/** A giving reason (fund). A gift must exceed `valorMinimo` (document 1 section 5). */
export const MotivoWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  descricao: Nullable(Type.String()),
  moeda: Type.String(),
  valorMinimo: MinorUnits,
  flagRecorrencia: Type.Boolean(),
})
export type MotivoWire = Type.Static<typeof MotivoWire>
export const MotivosWire = Type.Object({ motivos: Type.Array(MotivoWire) })
export type MotivosWire = Type.Static<typeof MotivosWire>
