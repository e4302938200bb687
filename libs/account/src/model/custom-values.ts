import type { AnsweredFields, CustomAnswer, CustomAnswers, CustomField } from '@atrio/api-client'
import { readDate, writeDate } from '@atrio/forms'
import type { Locale } from '@atrio/i18n'

/** Answers to a church's own fields as the form holds them; an empty text or list means no answer. */
export type CustomValues = { [Name in `custom_${string}`]: string | readonly string[] }

export const NO_CUSTOM_FIELDS: AnsweredFields = { fields: [], answers: {} }

/** The form's field; refusals of the server name it so, too. */
export const customName = ({ code }: Pick<CustomField, 'code'>) => `custom_${code}` as const

function toValue(answer: CustomAnswer | null, { kind }: CustomField, locale: Locale): string | readonly string[] {
  if (kind === 'choices') return Array.isArray(answer) ? (answer as readonly string[]) : []
  if (answer === null || typeof answer === 'object') return ''
  if (kind === 'date') return writeDate(String(answer), locale)
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer)
}

function toAnswer(value: string | readonly string[], { kind }: CustomField, locale: Locale): CustomAnswer | null {
  if (typeof value !== 'string') return value.length > 0 ? value : null
  const text = value.trim()
  if (text === '') return null
  switch (kind) {
    case 'number':
      return Number(text)
    case 'date':
      return readDate(text, locale)
    case 'yesNo':
      return text === 'yes'
    default:
      return text
  }
}

export const customValues = ({ fields, answers }: AnsweredFields, locale: Locale): CustomValues =>
  Object.fromEntries(fields.map((field) => [customName(field), toValue(answers[field.code] ?? null, field, locale)]))

export const emptyCustomValues = (fields: readonly CustomField[]): CustomValues =>
  Object.fromEntries(fields.map((field) => [customName(field), field.kind === 'choices' ? [] : '']))

const valueOf = (field: CustomField, values: CustomValues) => values[customName(field)] ?? ''

/** The answers that were given; undefined where there are none. */
export function givenAnswers(
  fields: readonly CustomField[],
  values: CustomValues,
  locale: Locale,
): CustomAnswers | undefined {
  const given = fields.flatMap((field) => {
    const answer = toAnswer(valueOf(field, values), field, locale)
    return answer === null ? [] : [[field.code, answer] as const]
  })
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** The answers that changed; undefined where none did. */
export function changedAnswers(
  fields: readonly CustomField[],
  { before, after }: Record<'before' | 'after', CustomValues>,
  locale: Locale,
): CustomAnswers | undefined {
  const changed = fields.filter((field) => String(valueOf(field, before)) !== String(valueOf(field, after)))
  if (changed.length === 0) return undefined
  return Object.fromEntries(changed.map((field) => [field.code, toAnswer(valueOf(field, after), field, locale)]))
}

/** Required fields without an answer. */
export const missingAnswers = ({ fields, answers }: AnsweredFields): CustomField[] =>
  fields.filter(({ code, required }) => required && (answers[code] ?? null) === null)
