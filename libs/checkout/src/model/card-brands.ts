import { onlyDigits } from '@atrio/forms'
// its card numbers alone: the rest of it checks what our own rules do
import { cardNumber } from 'card-validator/dist/card-number.js'

/** The brand's own name as soon as the digits tell it: Visa, Elo, American Express. */
export const brandOf = (number: string): string | null => cardNumber(onlyDigits(number)).card?.niceType ?? null

export const isCardNumber = (number: string): boolean => cardNumber(onlyDigits(number)).isValid

/** How many digits the security code has: four on American Express. */
export const cvvSize = (number: string): number => cardNumber(onlyDigits(number)).card?.code.size ?? 3

export const isCvv = (cvv: string, number: string): boolean => /^\d+$/.test(cvv) && cvv.length === cvvSize(number)
