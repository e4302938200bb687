import type { SavedCard } from '@atrio/api-client'
import { useLocale, type Locale } from '@atrio/i18n'
import { brandName } from '../model/brand-name.ts'

/** Not in a catalogue: pages of other features name cards and load no words of checkout. */
const WORDS: Record<Locale, readonly [card: string, endingIn: string]> = {
  'pt-BR': ['Cartão', 'com final'],
  en: ['Card', 'ending in'],
  es: ['Tarjeta', 'terminada en'],
}

/** A card's label: its brand and its last digits, or “Card ending in 4242” without a brand. Begins with a capital. */
export function useCardName() {
  const [unbranded, endingIn] = WORDS[useLocale()]
  return ({ brand, lastDigits }: Pick<SavedCard, 'brand' | 'lastDigits'>) =>
    `${brand ? brandName(brand) : unbranded} ${endingIn} ${lastDigits}`
}
