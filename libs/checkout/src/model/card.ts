import { onlyDigits, readCardDate } from '@atrio/forms'

/** Digits as they are grouped on the card. */
export const cardMask = (typed: string): string =>
  /^3[47]/.test(onlyDigits(typed)) ? '#### ###### #####' : '#### #### #### #######'

/** MM/YYYY, the payment host's format; null for an invalid date. */
export function wholeDueDate(dueDate: string): string | null {
  const date = readCardDate(dueDate)
  return date && `${String(date.month).padStart(2, '0')}/${date.year}`
}
