import Type from 'typebox'
import { Id, Instant, Nullable } from '../schema.ts'

/** `GET /igreja/{slug}/culto/`: our own call, see docs/wire.md. Week days count from 0, Sunday. */
export const CultoSemanalWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  descricao: Nullable(Type.String()),
  diaSemana: Type.Integer({ minimum: 0, maximum: 6 }),
  horario: Type.String({ pattern: '^\\d{2}:\\d{2}$', description: "the church's wall clock" }),
  duracaoMinutos: Type.Integer({ minimum: 1 }),
  local: Nullable(Type.String()),
  flagTransmissao: Type.Boolean({ description: 'is broadcast' }),
})
export type CultoSemanalWire = Type.Static<typeof CultoSemanalWire>

/** One service on one day, as instants: weekly ones of the next seven days and special ones. */
export const ProximoCultoWire = Type.Object({
  id: Id,
  nome: Type.String(),
  dataInicio: Instant,
  dataFim: Instant,
  local: Nullable(Type.String()),
  flagTransmissao: Type.Boolean(),
})
export type ProximoCultoWire = Type.Static<typeof ProximoCultoWire>

export const CultosWire = Type.Object({
  cultos: Type.Array(CultoSemanalWire),
  proximos: Type.Array(ProximoCultoWire, { description: 'by start; the one that runs now comes first' }),
})
export type CultosWire = Type.Static<typeof CultosWire>
