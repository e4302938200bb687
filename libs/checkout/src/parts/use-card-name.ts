import type { SavedCard } from '@atrio/api-client'
import { useLocale, type Locale } from '@atrio/i18n'
import { brandName } from '../model/brand-name.ts'

/** The label of a card without a brand. Not in a catalogue: pages of other features name cards and load no words of checkout. */
const UNBRANDED: Record<Locale, string> = {
  'pt-BR': 'Cartão com final',
  en: 'Card ending in',
  es: 'Tarjeta terminada en',
}

/** A card's label: its brand and its last digits, or “Card ending in 4242” without a brand. Begins with a capital. */
export function useCardName() {
  const unbranded = UNBRANDED[useLocale()]
  return ({ brand, lastDigits }: Pick<SavedCard, 'brand' | 'lastDigits'>) =>
    // the brand in the place of the first word
    `${brand ? unbranded.replace(/\S+/, brandName(brand)) : unbranded} ${lastDigits}`
}
