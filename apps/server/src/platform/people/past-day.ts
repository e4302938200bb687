import { isPlainDate } from '@atrio/contract/rules'

/**
 * Why a text is no day of a person's past, as the forms' `readDate` decides: `format` for no real day from 1900 on, `past`
 * for today and later ones. @param today in the church, `YYYY-MM-DD`
 */
export function pastDayFault(text: string, today: string): 'format' | 'past' | undefined {
  if (!isPlainDate(text)) return 'format'
  return text < today ? undefined : 'past'
}
