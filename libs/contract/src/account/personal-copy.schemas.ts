import Type from 'typebox'
import { Instant } from '../schema.ts'
import { PasswordText } from './session.schemas.ts'

/** POST /user/copia-dados?igreja=. */
export const PedirCopiaDadosWire = Type.Object({ senha: PasswordText })
export type PedirCopiaDadosWire = Type.Static<typeof PedirCopiaDadosWire>

/** What a church holds on a person: rows by table. Sums are minor units. */
export const CopiaDadosWire = Type.Object({
  igreja: Type.Object({ codigo: Type.String(), nome: Type.String() }),
  dataGeracao: Instant,
  dados: Type.Record(Type.String(), Type.Array(Type.Unknown())),
})
export type CopiaDadosWire = Type.Static<typeof CopiaDadosWire>
