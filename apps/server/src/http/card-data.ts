import luhn10 from 'card-validator/dist/luhn-10.js'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem.ts'

/** Digits, in groups or not, with no letter or digit next to them. */
const NUMBERS = /(?<![\dA-Za-z])\d(?:[ -]?\d){12,18}(?![\dA-Za-z])/g
/** Lengths and beginnings of card numbers (ISO/IEC 7812): Visa, Mastercard, American Express, Discover and Elo, Diners. */
const CARD = /^(4\d{12}(\d{3}){0,2}|(5[1-5]|2[2-7])\d{14}|3[47]\d{13}|6\d{15}|3[0689]\d{12})$/

/** Whether a text contains what could be a card number: right length, prefix and check digit. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(NUMBERS) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '')
    return CARD.test(digits) && luhn10(digits)
  })

/**
 * Card numbers go to the payment provider's host and never to ours (security 20): a body that contains one is refused
 * before any handler sees it, which keeps this server out of the scope of PCI DSS.
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body }, _reply, done) => {
    const field = cardNumberIn(body)
    const fault = { code: 'card_number', message: 'must not hold a card number' }
    done(field === undefined ? undefined : new ProblemError('validation', [{ field, ...fault }]))
  })
}

/** The first field that contains a card number. */
function cardNumberIn(body: unknown): string | undefined {
  for (const [field, text] of texts(body, '')) if (holdsCardNumber(text)) return field
  return undefined
}

function* texts(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)]
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* texts(part, path ? `${path}.${name}` : name)
}
