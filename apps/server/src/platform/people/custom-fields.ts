import type {
  CampoPersonalizadoWire,
  Problem,
  RespostasPersonalizadasWire,
  ValorPersonalizadoWire,
} from '@atrio/contract'
import { isPlainDate } from '@atrio/contract/rules'
import { hasControlCharacters } from '../../http/readable-text.ts'
import type { CustomAnswers } from './account.tables.ts'

type Faults = NonNullable<Problem['errors']>

const MAX_LINE = 200

/** Why a value can't be the answer to a field; undefined where it can. */
function faultOf({ tipo, opcoes }: CampoPersonalizadoWire, valor: ValorPersonalizadoWire): string | undefined {
  const isOption = (code: unknown) => opcoes.some(({ codigo }) => codigo === code)
  const unless = (isRight: boolean) => (isRight ? undefined : 'format')
  switch (tipo) {
    case 'texto':
      if (typeof valor !== 'string' || hasControlCharacters(valor)) return 'format'
      return valor.length > MAX_LINE ? 'maxLength' : undefined
    case 'texto_longo':
      return unless(typeof valor === 'string')
    case 'numero':
      return unless(Number.isSafeInteger(valor))
    case 'data':
      return unless(typeof valor === 'string' && isPlainDate(valor))
    case 'escolha':
      return unless(isOption(valor))
    case 'multipla_escolha':
      return unless(Array.isArray(valor) && new Set(valor).size === valor.length && valor.every(isOption))
    case 'sim_nao':
      return unless(typeof valor === 'boolean')
  }
}

/** As it is stored: empty texts and lists are no answer. */
function meant(valor: ValorPersonalizadoWire | null): ValorPersonalizadoWire | null {
  if (typeof valor === 'string') return valor.trim() || null
  return Array.isArray(valor) && valor.length === 0 ? null : valor
}

/**
 * Faults of answers to a church's own fields.
 * @param today in the church: dates lie before it (document 1 section 5)
 * @param isWhole at registration every required field needs an answer; a later change may not clear one
 */
export function customFaults(
  fields: readonly CampoPersonalizadoWire[],
  answers: RespostasPersonalizadasWire,
  { isWhole, today }: { isWhole: boolean; today: string },
): Faults {
  const fault = (codigo: string, code: string, message: string) => ({
    field: `camposPersonalizados.${codigo}`,
    code,
    message,
  })
  const given = new Map(answers.map(({ codigo, valor }) => [codigo, meant(valor)]))
  const unknown = [...given.keys()].filter((code) => !fields.some(({ codigo }) => codigo === code))
  return [
    ...unknown.map((code) => fault(code, 'unknown', 'is not asked by this church')),
    ...fields.flatMap((field) => {
      const { codigo, flagObrigatorio } = field
      const valor = given.get(codigo) ?? null
      if (valor === null) {
        const isLacking = flagObrigatorio && (isWhole || given.has(codigo))
        return isLacking ? [fault(codigo, 'required', 'is required')] : []
      }
      const code = faultOf(field, valor) ?? (field.tipo === 'data' && String(valor) >= today ? 'past' : undefined)
      return code === undefined ? [] : [fault(codigo, code, 'is no answer to this field')]
    }),
  ]
}

/** Answers without faults in their stored form; null clears one. */
export const storedAnswers = (answers: RespostasPersonalizadasWire): Record<string, ValorPersonalizadoWire | null> =>
  Object.fromEntries(answers.map(({ codigo, valor }) => [codigo, meant(valor)]))

/** The answer to a field: what was answered before the church changed the field's kind or options is none. */
export function answerTo(field: CampoPersonalizadoWire, answers: CustomAnswers): ValorPersonalizadoWire | null {
  const valor = answers[field.codigo]
  return valor === undefined || faultOf(field, valor) ? null : valor
}
