import type { FieldMessage, RuleKey } from '../rules/field-message.ts'

/** Why a server refused a form. */
export type Refusal = {
  /** Code of the violated rule by field (`required`, `taken`, `format`), as in `ApiError.fields`. */
  fieldErrors?: Readonly<Record<string, string>>
  /** A sentence for the whole form, in the reader's language. */
  message?: string
}

/** Codes of the server that match one of our rules. */
const rulesOfCodes: Readonly<Record<string, RuleKey>> = {
  required: 'required',
  taken: 'taken',
  captcha: 'captcha',
  cpf: 'cpf',
  cpf_taken: 'cpfTaken',
  card: 'cardData',
  password: 'password',
  password_common: 'passwordCommon',
  email: 'email',
  cep: 'cep',
}

/** The message of a server's code; an unknown one asks to check the field. */
export const messageOfCode = (code: string): FieldMessage => ({ key: rulesOfCodes[code] ?? 'invalid' })

/** Converts a thrown error to a refusal with its `fields`, if it has any, as ApiError does. */
export function refusalOf(error: unknown): Refusal {
  const fields: unknown = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined
  return typeof fields === 'object' && fields !== null ? { fieldErrors: fields as Record<string, string> } : {}
}
