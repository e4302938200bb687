import type { SavedCard } from '@atrio/api-client'
import { brandName } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'

/** A card's label: its brand and its last digits. */
export function useCardName() {
  const { t } = useTranslation('ownPages')
  return ({ brand, lastDigits }: SavedCard) =>
    t('cards.one', { brand: brand ? brandName(brand) : t('cards.unbranded'), digits: lastDigits })
}
