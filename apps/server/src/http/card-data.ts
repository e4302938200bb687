import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** Digits, perhaps in groups, that stand alone. */
const NUMBERS = /(?<![\dA-Za-z])\d(?:[ -]?\d){12,18}(?![\dA-Za-z])/g
/** Lengths and beginnings of card numbers (ISO/IEC 7812): Visa, Mastercard, American Express, Discover and Elo, Diners. */
const CARD = /^(4\d{12}(\d{3}){0,2}|(5[1-5]|2[2-7])\d{14}|3[47]\d{13}|6\d{15}|3[0689]\d{12})$/

/** Whether a text holds what could be a card's number: right length, beginning and check digit. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(NUMBERS) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '')
    return CARD.test(digits) && luhn(digits)
  })

/** ISO/IEC 7812-1, annex B. */
export function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/**
 * Card numbers go to the payment provider's own host and never to ours (security 20): a body with one in it is refused
 * before anything is done with it, so that a mistyped field can't put us where PCI DSS applies.
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    for (const [field, text] of texts(body, '')) {
      if (holdsCardNumber(text)) {
        throw new ProblemError('validation', [{ field, code: 'card_number', message: 'must not hold a card number' }])
      }
    }
  })
}

function* texts(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)]
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* texts(part, path ? `${path}.${name}` : name)
}
