import { useTranslation } from '@atrio/i18n'

const REFUSALS = ['cardDeclined', 'insufficientFunds', 'authentication', 'accountDeclined', 'other'] as const

/** Message of a bank's refusal, for the card number's field. */
export function useDeclinedWords() {
  const { t } = useTranslation('checkout')
  return (code: string) => {
    const known = REFUSALS.find((one) => one === code)
    return known && t(`declined.${known}`)
  }
}
