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

/** Whether a text is written as a card's due date. Whether that day is over is the card rules' question. */
export const isCardDate = (text: string): boolean => readCardDate(text) !== null
