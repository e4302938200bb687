import Type from 'typebox'
import { EnderecoWire, Id, Nullable } from '../schema.ts'
import { maritalStatusCodes } from './account.codes.ts'

const names = { nome: Type.String(), nomeIngles: Type.String(), nomeEspanhol: Type.String() }

/** GET /utils/pais/. */
export const PaisesWire = Type.Object({
  paises: Type.Array(Type.Object({ codigo: Type.String({ description: 'ISO 3166-1 alpha-2' }), ...names })),
})
export type PaisesWire = Type.Static<typeof PaisesWire>

/** GET /utils/ocupacao/. */
export const OcupacoesWire = Type.Object({ ocupacoes: Type.Array(Type.Object({ id: Id, ...names })) })
export type OcupacoesWire = Type.Static<typeof OcupacoesWire>

/** GET /utils/estado-civil/. */
export const EstadosCivisWire = Type.Object({
  estadosCivis: Type.Array(Type.Object({ codigo: Type.Enum([...maritalStatusCodes]), ...names })),
})
export type EstadosCivisWire = Type.Static<typeof EstadosCivisWire>

/** `indisponivel`: the service behind can't be reached; the field is typed by hand then, as it always can be. */
const situacao = Type.Enum(['encontrado', 'nao_encontrado', 'indisponivel'])

/** GET /utils/cep/{cep} and GET /utils/zip/{pais}/{zip}. */
export const CodigoPostalWire = Type.Object({ situacao, endereco: Nullable(EnderecoWire) })
export type CodigoPostalWire = Type.Static<typeof CodigoPostalWire>

/** GET /utils/pais/{codigo}/estado/. */
export const EstadosWire = Type.Object({
  situacao,
  estados: Type.Array(Type.Object({ codigo: Type.String(), nome: Type.String() })),
})
export type EstadosWire = Type.Static<typeof EstadosWire>
