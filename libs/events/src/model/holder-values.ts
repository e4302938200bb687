import type { EventDetail, OrderedTicket, Question, UploadedFile } from '@atrio/api-client'
import type { Cart, Holder } from './cart.ts'

/** The fields of a holder's form: `holder`, and one for each question. */
export type HolderValues = Record<string, string | UploadedFile | null>

export const fieldOf = ({ id }: Pick<Question, 'id'>) => `q${id}`

/** Converts answers between form and cart; dates and phone numbers are stored as they are sent, in any language. */
export type AnswerForms = {
  write: (question: Question, answer: string) => string
  read: (question: Question, typed: string) => string
}

export function toValues(holder: Holder | null, questions: readonly Question[], { write }: AnswerForms): HolderValues {
  const entries = questions.map((question): [string, string | UploadedFile | null] => [
    fieldOf(question),
    question.kind === 'file'
      ? (holder?.files[question.id] ?? null)
      : write(question, holder?.answers[question.id] ?? ''),
  ])
  return { holder: holder?.name ?? '', ...Object.fromEntries(entries) }
}

export function toHolder(values: HolderValues, questions: readonly Question[], { read }: AnswerForms): Holder {
  const { holder: name } = values
  const answers: Record<string, string> = {}
  const files: Record<string, UploadedFile> = {}
  for (const question of questions) {
    const value = values[fieldOf(question)]
    if (typeof value === 'string') answers[question.id] = read(question, value.trim())
    else if (value) files[question.id] = value
  }
  return { name: typeof name === 'string' ? name.trim() : '', answers, files }
}

/** The cart as an order: answers to the current questions only. */
export const toOrderedTickets = (cart: Cart, { questions }: Pick<EventDetail, 'questions'>): OrderedTicket[] =>
  cart.map(({ kindId, holder }) => ({
    kindId,
    holder: holder?.name ?? '',
    answers: questions.flatMap(({ id, kind }) => {
      const value = kind === 'file' ? holder?.files[id]?.code : holder?.answers[id]
      return value ? [{ questionId: id, value }] : []
    }),
  }))
