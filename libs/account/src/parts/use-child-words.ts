import type { Child } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useToday } from '@atrio/tenant-core'
import { ageOn } from '../model/children-values.ts'

/** The line under a child's name: age and special needs. */
export function useChildWords() {
  const { t } = useTranslation('ownPages')
  const today = useToday()
  return ({ birthDate, remarks }: Child): string => {
    const age = birthDate === null ? null : ageOn(birthDate, today)
    const years = age === null ? '' : age < 1 ? t('children.baby') : t('children.age', { count: age })
    return [years, remarks].filter(Boolean).join(' · ')
  }
}
