import Type from 'typebox'
import { Nullable } from '../schema.ts'

/** Kinds of fields that a church defines itself. */
export const tiposCampoPersonalizado = [
  'texto',
  'texto_longo',
  'numero',
  'data',
  'escolha',
  'multipla_escolha',
  'sim_nao',
] as const
export type TipoCampoPersonalizado = (typeof tiposCampoPersonalizado)[number]

/** The name of a field or option within its church: it stays when the words change. */
export const CodigoPersonalizado = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })

const names = { nome: Type.String(), nomeIngles: Type.String(), nomeEspanhol: Type.String() }

/** A field of the person that a church defines. */
export const CampoPersonalizadoWire = Type.Object({
  codigo: CodigoPersonalizado,
  tipo: Type.Enum([...tiposCampoPersonalizado]),
  ...names,
  flagObrigatorio: Type.Boolean(),
  opcoes: Type.Array(Type.Object({ codigo: CodigoPersonalizado, ...names }), {
    description: 'of escolha and multipla_escolha',
  }),
})
export type CampoPersonalizadoWire = Type.Static<typeof CampoPersonalizadoWire>

/** Text, `YYYY-MM-DD` or an option's code; a number; of sim_nao a boolean; of multipla_escolha codes of options. */
export const ValorPersonalizadoWire = Type.Union([
  Type.String({ maxLength: 2000 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.String({ maxLength: 40 }), { maxItems: 50 }),
])
export type ValorPersonalizadoWire = Type.Static<typeof ValorPersonalizadoWire>

/** Answers as they are sent: null clears one, and what is absent stays. */
export const RespostasPersonalizadasWire = Type.Array(
  Type.Object({
    codigo: CodigoPersonalizado,
    valor: Nullable(ValorPersonalizadoWire),
  }),
  { maxItems: 50 },
)
export type RespostasPersonalizadasWire = Type.Static<typeof RespostasPersonalizadasWire>

/** GET /user/{id}/campo-personalizado?igreja=: the church's fields, with the person's own answers; null: none. */
export const CamposPersonalizadosWire = Type.Object({
  camposPersonalizados: Type.Array(
    Type.Object({ ...CampoPersonalizadoWire.properties, valor: Nullable(ValorPersonalizadoWire) }),
  ),
})
export type CamposPersonalizadosWire = Type.Static<typeof CamposPersonalizadosWire>
