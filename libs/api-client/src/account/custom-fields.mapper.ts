import type {
  CampoPersonalizadoWire,
  CamposPersonalizadosWire,
  RespostasPersonalizadasWire,
  TipoCampoPersonalizado,
} from '@atrio/contract'
import { known } from '../wire-code.ts'
import type { AnsweredFields, CustomAnswers, CustomField, CustomFieldKind } from './custom-fields.types.ts'
import { toNames } from './names.mapper.ts'

const KINDS = {
  texto: 'text',
  texto_longo: 'longText',
  numero: 'number',
  data: 'date',
  escolha: 'choice',
  multipla_escolha: 'choices',
  sim_nao: 'yesNo',
} as const satisfies Record<TipoCampoPersonalizado, CustomFieldKind>

/** Leaves out fields of a kind that this version does not know. */
export const toCustomFields = (wire: readonly CampoPersonalizadoWire[] | undefined): CustomField[] =>
  (wire ?? []).flatMap((field) => {
    const kind = known(KINDS, field.tipo)
    if (!kind) return []
    const options = (field.opcoes ?? []).map((option) => ({ code: option.codigo, names: toNames(option) }))
    return [{ code: field.codigo, kind, names: toNames(field), required: field.flagObrigatorio ?? false, options }]
  })

export const toAnsweredFields = ({ camposPersonalizados = [] }: CamposPersonalizadosWire): AnsweredFields => ({
  fields: toCustomFields(camposPersonalizados),
  answers: Object.fromEntries(camposPersonalizados.map(({ codigo, valor }) => [codigo, valor ?? null])),
})

export const fromCustomAnswers = (answers: CustomAnswers): RespostasPersonalizadasWire =>
  Object.entries(answers).map(([codigo, valor]) => ({
    codigo,
    valor: typeof valor === 'object' && valor ? [...valor] : valor,
  }))
