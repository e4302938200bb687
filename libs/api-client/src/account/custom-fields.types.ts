import type { Names } from './reference.endpoints.ts'

export type CustomFieldKind = 'text' | 'longText' | 'number' | 'date' | 'choice' | 'choices' | 'yesNo'

/** A field of the person that a church defines itself. */
export type CustomField = {
  code: string
  kind: CustomFieldKind
  names: Names
  required: boolean
  options: readonly { code: string; names: Names }[]
}

/** Text, `YYYY-MM-DD` or an option's code; a whole number; of `yesNo` a boolean; of `choices` codes of options. */
export type CustomAnswer = string | number | boolean | readonly string[]

/** Answers by the fields' codes; null clears one. */
export type CustomAnswers = Readonly<Record<string, CustomAnswer | null>>

/** A church's fields with a person's answers there. */
export type AnsweredFields = { fields: readonly CustomField[]; answers: CustomAnswers }
