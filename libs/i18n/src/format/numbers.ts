import type { Locale } from '../locale.ts'
import { numberFormat } from './cached.ts'

/** A count for reading: 12.345 in Portuguese, 12,345 in English. */
export const formatCount = (count: number, locale: Locale): string => numberFormat(locale, {}).format(count)
