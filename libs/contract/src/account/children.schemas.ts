import Type from 'typebox'
import { Id, Nullable } from '../schema.ts'
import { DayText } from './account.schemas.ts'
import { LineText } from './registration.schemas.ts'

/** POST /usuario/{id}/crianca?igreja=, and PUT of one: the whole child. */
export const CriancaDadosWire = Type.Object({
  nome: LineText(120),
  dataNascimento: Type.Optional(Nullable(DayText)),
  sexo: Type.Optional(Nullable(Type.Enum(['M', 'F']))),
  observacoes: Type.Optional(
    Nullable(Type.String({ maxLength: 500, description: 'what those who look after the child should know' })),
  ),
})
export type CriancaDadosWire = Type.Static<typeof CriancaDadosWire>

/** One of a person's children, entered by that person and visible to nobody else. */
export const CriancaWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  dataNascimento: Nullable(DayText),
  sexo: Nullable(Type.Enum(['M', 'F'])),
  observacoes: Nullable(Type.String()),
})
export type CriancaWire = Type.Static<typeof CriancaWire>

/** GET /user/{id}/crianca?cliente=, the oldest first. */
export const CriancasWire = Type.Object({ criancas: Type.Array(CriancaWire) })
export type CriancasWire = Type.Static<typeof CriancasWire>
