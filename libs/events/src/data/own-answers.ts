import { ownDataApi, type AnsweredFields, type CustomAnswer, type CustomField, type Question } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'

type Whose = { accountId: number; churchId: number }

const NONE: AnsweredFields = { fields: [], answers: {} }
const plain = (text: string) => text.trim().toLowerCase()

function answerOf({ kind, options }: Question, field: CustomField, answer: CustomAnswer | null): string | undefined {
  if (answer === null || typeof answer === 'object' || typeof answer === 'boolean') return undefined
  if (kind === 'choice') {
    const names = Object.values(field.options.find(({ code }) => code === answer)?.names ?? {}).map(plain)
    return options.find((option) => names.includes(plain(option)))
  }
  const fits =
    kind === 'date' ? field.kind === 'date' : kind === 'text' && field.kind !== 'choice' && field.kind !== 'date'
  return fits ? String(answer) : undefined
}

/**
 * What a person has answered to the church's own fields, for an event's questions of the same name. None where they do
 * not load: a question can be answered by hand.
 */
export async function ownAnswers(
  { api, queryClient }: FeatureContext,
  whose: Whose,
  questions: readonly Question[],
): Promise<ReadonlyMap<number, string>> {
  const { fields, answers } = await queryClient.fetchQuery(api.q(ownDataApi.customFields, whose)).catch(() => NONE)
  return new Map(
    questions.flatMap((question) => {
      const field = fields.find(({ names }) => Object.values(names).map(plain).includes(plain(question.label)))
      const answer = field && answerOf(question, field, answers[field.code] ?? null)
      return answer === undefined ? [] : [[question.id, answer] as const]
    }),
  )
}
