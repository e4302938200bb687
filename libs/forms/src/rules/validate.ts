import { setIn } from 'formik'
import type { AnyObject, ObjectSchema, Schema, ValidationError } from 'yup'
import type { FieldMessage, MessageValues, MoneyValue, RuleKey } from './field-message.ts'
import { isEmpty } from './is-empty.ts'
import type { RuleContext } from './rule-test.ts'

// Schemas are recognised by yup's marker, not by importing yup, which is as large as the rest of a form and loads with
// the schema.
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '__isYupSchema__' in value
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError'

/** Any schema of a form; the type of its values is the form's own matter. */
export type FormSchema = ObjectSchema<AnyObject>

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** An empty field holds '', which rules treat as undefined. */
function withoutEmpty(value: unknown): unknown {
  if (isBranch(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutEmpty(item)]))
  if (Array.isArray(value)) return value.map(withoutEmpty)
  return isEmpty(value) ? undefined : value
}

/** Parameters that messages may contain. The value itself is never one: it can be a password. */
const SAID = ['min', 'max', 'length', 'digits', 'size', 'types', 'width', 'height', 'minValue', 'maxValue']

function messageOf({ errors, params = {} }: ValidationError): FieldMessage {
  const said = Object.entries(params).filter(([name]) => SAID.includes(name)) as [
    string,
    string | number | MoneyValue,
  ][]
  const values: MessageValues = Object.fromEntries(said)
  return { key: errors[0] as RuleKey, values }
}

/** The first error of each field, in the nested shape of the values. */
export async function validateValues(schema: FormSchema, values: object, context: RuleContext): Promise<object> {
  try {
    await schema.validate(withoutEmpty(values), { abortEarly: false, strict: true, context })
    return {}
  } catch (error) {
    if (!isValidationError(error)) throw error
    const first = new Map<string, FieldMessage>()
    for (const found of error.inner.length > 0 ? error.inner : [error])
      if (found.path && !first.has(found.path)) first.set(found.path, messageOf(found))
    return [...first].reduce<object>((errors, [path, message]) => setIn(errors, path, message) as object, {})
  }
}

/** A second guard: fields with such a name are never stored, even if a schema does not mark them. */
const SECRET_NAME = /password|cvv|cvc|card_?number|security_?code/i

/** The values without those that no draft may store: marked as secret in the schema, named like one, or files. */
export function withoutSecrets(schema: FormSchema | undefined, values: object): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const field = schema?.fields[name]
      const secret = isSchema(field) && (field.describe() as { meta?: { secret?: boolean } }).meta?.secret
      if (secret || SECRET_NAME.test(name) || value instanceof Blob) return []
      const nested = isSchema(field) && 'fields' in field ? (field as unknown as FormSchema) : undefined
      return [[name, isBranch(value) ? withoutSecrets(nested, value) : value]]
    }),
  )
}
