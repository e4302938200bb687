import type { FieldMessage, RuleKey } from '../rules/field-message.ts'

/** Why a server did not take a form. */
export type Refusal = {
  /** Field → code of the rule that was broken (`required`, `taken`, `format`), as `ApiError.fields` has it. */
  fieldErrors?: Readonly<Record<string, string>>
  /** A sentence for the whole form, in the reader's language. */
  message?: string
}

/** Codes of the server's schemas, and of its own checks, that say what a rule of ours says. */
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

/** A code of the server as a message; one that we don't know asks to look at the field. */
export const messageOfCode = (code: string): FieldMessage => ({ key: rulesOfCodes[code] ?? 'invalid' })

/** A thrown error as a refusal: its `fields`, where it has some, as ApiError has; else nothing is known. */
export function refusalOf(error: unknown): Refusal {
  const fields: unknown = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined
  return typeof fields === 'object' && fields !== null ? { fieldErrors: fields as Record<string, string> } : {}
}
