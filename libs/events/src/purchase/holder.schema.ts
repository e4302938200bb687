import type { Question } from '@atrio/api-client'
import { y } from '@atrio/forms'
import { fieldOf } from '../model/holder-values.ts'

/** The wire's limits. */
const MAX_NAME_LENGTH = 120
const MAX_ANSWER_LENGTH = 2000

function textRule({ kind, options }: Question, country: string) {
  const text = y.string().max(MAX_ANSWER_LENGTH)
  switch (kind) {
    case 'choice':
      return text.oneOf(options)
    case 'date':
      return text.date()
    case 'cpf':
      return text.cpf()
    case 'email':
      return text.email()
    case 'phone':
      return text.phone(country)
    default:
      return text
  }
}

function ruleOf(question: Question, country: string) {
  if (question.kind === 'file') {
    const file = y.object({ code: y.string() })
    return question.required ? file.required() : file.optional()
  }
  const rule = textRule(question, country)
  return question.required ? rule.required() : rule
}

/** Schema of one holder's form: a name, and the event's questions. */
export const holderSchema = (questions: readonly Question[], country: string) =>
  y.object({
    holder: y.string().required().max(MAX_NAME_LENGTH),
    ...Object.fromEntries(questions.map((question) => [fieldOf(question), ruleOf(question, country)])),
  })
