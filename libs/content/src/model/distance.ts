import type { Locale } from '@atrio/i18n'

const METRES = { kilometer: 1000, mile: 1609.344 }

/**
 * A distance as people of a country say it: “3,1 km”, “2 mi”; whole numbers from ten on.
 * @param metres on the ground, straight
 * @param country ISO 3166-1 alpha-2 of the place; the United States and the United Kingdom count in miles
 */
export function distanceText(metres: number, country: string, locale: Locale): string {
  const unit = country === 'US' || country === 'GB' ? 'mile' : 'kilometer'
  const value = metres / METRES[unit]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}
