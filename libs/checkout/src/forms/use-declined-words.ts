import { useTranslation } from '@atrio/i18n'
import { useCallback } from 'react'

const REFUSALS = ['cardDeclined', 'insufficientFunds', 'authentication', 'accountDeclined', 'other'] as const

/** A bank's refusal beside the number that it is about. */
export function useDeclinedWords() {
  const { t } = useTranslation('checkout')
  return useCallback(
    (code: string) => {
      const known = REFUSALS.find((one) => one === code)
      return known && t(`declined.${known}`)
    },
    [t],
  )
}
