import { recurrenceDays } from '@atrio/contract/rules'
import { useTranslation } from '@atrio/i18n'

type Known = (typeof recurrenceDays)[number]
const isKnown = (days: number): days is Known => recurrenceDays.includes(days as Known)

/** How often a gift repeats, in words: "every week" where there is a word for it, else its days. */
export function useEveryWords() {
  const { t } = useTranslation('giving')
  return (days: number): string =>
    isKnown(days) ? t(`recurring.every.d${days}`) : t('recurring.days', { count: days })
}
