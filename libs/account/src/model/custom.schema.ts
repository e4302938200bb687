import type { CustomField } from '@atrio/api-client'
import { y } from '@atrio/forms'
import { customName } from './custom-values.ts'

const MAX_LINE = 200
const MAX_TEXT = 2000

function ruleOf({ kind, required, options }: CustomField) {
  if (kind === 'choices') return required ? y.array().min(1) : y.array()
  const text = required ? y.string().required() : y.string()
  switch (kind) {
    case 'text':
      return text.max(MAX_LINE)
    case 'longText':
      return text.max(MAX_TEXT)
    case 'number':
      return text.integer().max(15)
    case 'date':
      return text.date()
    case 'choice':
      return text.oneOf(['', ...options.map(({ code }) => code)])
    case 'yesNo':
      return text
  }
}

/** The rules of a church's own fields. */
export const customRules = (fields: readonly CustomField[]): object =>
  Object.fromEntries(fields.map((field) => [customName(field), ruleOf(field)]))
