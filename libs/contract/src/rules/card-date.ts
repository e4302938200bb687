export type CardDate = {
  /** 1 to 12. */
  month: number
  /** Four digits; `29` is read as 2029. */
  year: number
}

/** A card's due date as printed on it, MM/AA or MM/AAAA (document 1, 5); null for anything else, `1/29` as well. */
export function readCardDate(text: string): CardDate | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2}|\d{4})$/.exec(text) ?? []
  if (!month || !year) return null
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** Whether a text is written as a card's due date; `isCardExpired` tells whether it is over. */
export const isCardDate = (text: string): boolean => readCardDate(text) !== null

/**
 * Whether a card is expired: it is valid until the last day of its month. False for a text that is no due date.
 * @param today `YYYY-MM-DD` in the church's time zone
 */
export function isCardExpired(dueDate: string, today: string): boolean {
  const date = readCardDate(dueDate)
  return date !== null && `${date.year}-${String(date.month).padStart(2, '0')}` < today.slice(0, 7)
}
