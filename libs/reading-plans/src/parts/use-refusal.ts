import { useTranslation } from '@atrio/i18n'
import { refusalKey } from '../model/refusal.ts'

/** Why a write failed, in words. */
export function useRefusal() {
  const { t } = useTranslation('readingPlans')
  return (error: unknown) => t(`refused.${refusalKey(error)}`)
}
