import { recurrenceDays } from '@atrio/contract/rules'
import { useTranslation } from '@atrio/i18n'

type Known = (typeof recurrenceDays)[number]
const isKnown = (days: number): days is Known => recurrenceDays.includes(days as Known)

/** The interval of a recurring gift as text: "every week" if the catalogue has it, else in days. */
export function useEveryWords() {
  const { t } = useTranslation('giving')
  return (days: number): string =>
    isKnown(days) ? t(`recurring.every.d${days}`) : t('recurring.days', { count: days })
}
