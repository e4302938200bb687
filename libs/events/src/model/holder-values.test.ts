import type { Question, QuestionKind } from '@atrio/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cart } from './cart.ts'
import { toHolder, toOrderedTickets, toValues } from './holder-values.ts'

const kinds: QuestionKind[] = ['text', 'choice', 'date', 'cpf', 'email', 'phone', 'file']
const question = (id: number, kind: QuestionKind): Question => ({
  id,
  label: `Pergunta ${id}`,
  help: null,
  kind,
  required: false,
  options: [],
})
const questions = kinds.map((kind, index) => question(index + 1, kind))
// a locale whose answers are typed in reverse
const reversed = (text: string) => [...text].reverse().join('')
const forms = {
  write: (_: Question, text: string) => reversed(text),
  read: (_: Question, text: string) => reversed(text),
}

const file = fc.record({ code: fc.stringMatching(/^arq_\w{4}$/), name: fc.string(), size: fc.nat() })
const holders = fc.record({
  name: fc.stringMatching(/^\w{0,9}$/),
  answers: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), fc.stringMatching(/^\w{1,9}$/)),
  files: fc.dictionary(fc.constant('7'), file),
})

describe('holder answers', () => {
  it('round-trip through the form’s values', () => {
    fc.assert(
      fc.property(holders, (holder) => {
        const back = toHolder(toValues(holder, questions, forms), questions, forms)
        expect(back.name).toBe(holder.name)
        expect(back.files).toEqual(holder.files)
        const given = Object.entries(back.answers).filter(([, answer]) => answer !== '')
        expect(Object.fromEntries(given)).toEqual(holder.answers)
      }),
    )
  })

  it('are ordered for the current questions only, and never empty', () => {
    fc.assert(
      fc.property(holders, fc.subarray(questions), (holder, asked) => {
        const cart: Cart = [{ kindId: 3, holder }]
        const [ticket] = toOrderedTickets(cart, { questions: asked })
        expect(ticket!.holder).toBe(holder.name)
        expect(ticket!.answers.every(({ value }) => value !== '')).toBe(true)
        expect(ticket!.answers.map(({ questionId }) => questionId)).toEqual(
          asked.filter(({ id, kind }) => (kind === 'file' ? holder.files[id] : holder.answers[id])).map(({ id }) => id),
        )
      }),
    )
  })
})
