import { onlyDigits } from '@atrio/forms'
// only the card numbers: our own rules check the rest
import { cardNumber } from 'card-validator/dist/card-number.js'

/** The brand as soon as the digits identify it: Visa, Elo, American Express. */
export const brandOf = (number: string): string | null => cardNumber(onlyDigits(number)).card?.niceType ?? null

export const isCardNumber = (number: string): boolean => cardNumber(onlyDigits(number)).isValid

/** Length of the security code: four on American Express. */
export const cvvSize = (number: string): number => cardNumber(onlyDigits(number)).card?.code.size ?? 3

export const isCvv = (cvv: string, number: string): boolean => /^\d+$/.test(cvv) && cvv.length === cvvSize(number)
