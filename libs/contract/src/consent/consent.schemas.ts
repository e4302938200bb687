import Type from 'typebox'
import { Instant } from '../schema.ts'

/** What a visitor agrees to. */
export const FinalidadeWire = Type.Union([
  Type.Literal('estatistica'),
  Type.Literal('marketing'),
  Type.Literal('atendimento'),
  Type.Literal('pesquisa'),
  Type.Literal('gravacao'),
])
export type FinalidadeWire = Type.Static<typeof FinalidadeWire>

const Finalidades = Type.Array(FinalidadeWire, { maxItems: 5, uniqueItems: true })

/** POST /consentimento/?igreja=: a choice about scripts of others. Our addition. */
export const ConsentimentoNovoWire = Type.Object({
  identificador: Type.String({ format: 'uuid', description: 'random, of this browser; no person’s' }),
  versao: Type.Integer({ minimum: 1, maximum: 999_999, description: 'of the wording' }),
  idioma: Type.Union([Type.Literal('pt-BR'), Type.Literal('en'), Type.Literal('es')]),
  perguntadas: Finalidades,
  aceitas: Finalidades,
})
export type ConsentimentoNovoWire = Type.Static<typeof ConsentimentoNovoWire>

/** The stored choice. */
export const ConsentimentoWire = Type.Object({ ...ConsentimentoNovoWire.properties, data: Instant })
export type ConsentimentoWire = Type.Static<typeof ConsentimentoWire>
