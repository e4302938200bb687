import type { Locale } from '../locale.ts'

const METRES = { kilometer: 1000, mile: 1609.344 }

/** The United States and the United Kingdom count in miles. */
const unitOf = (country: string): keyof typeof METRES => (country === 'US' || country === 'GB' ? 'mile' : 'kilometer')

/**
 * A distance in the units of a country: “3,1 km”, “2 mi”; whole numbers from ten on, and nothing is 0 away. @param metres in a straight line
 * @param country ISO 3166-1 alpha-2 of the place
 */
export function distanceText(metres: number, country: string, locale: Locale): string {
  const unit = unitOf(country)
  const value = Math.max(metres / METRES[unit], 0.1)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}

/** The longest round number of kilometres or miles that is no more than this, in metres. */
export function roundDistance(most: number, country: string): number {
  const unit = METRES[unitOf(country)]
  const power = 10 ** Math.floor(Math.log10(most / unit))
  const step = [5, 2, 1].find((factor) => factor * power * unit <= most) ?? 1
  return step * power * unit
}
