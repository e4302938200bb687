import type { EventDetail } from '@atrio/api-client'
import { useEventWords } from '../parts/use-event-words.ts'
import type { Cost, CostOf } from './use-fees.ts'

/** How fees are put into words before it is known how somebody pays. */
export function useCostWords(event: EventDetail, costOf: CostOf) {
  const { t, format } = useEventWords()
  const money = (sum: number) => format.money(sum, event.currency)

  /** Under one ticket's price; undefined where nothing is added, or it is not known yet. */
  const ofTicket = (price: number): string | undefined => {
    if (event.absorbsServiceFees) return t('fees.absorbed')
    const cost = costOf(price)
    if (cost === 'unknown') return t('fees.unknown')
    if (!cost || cost.most === price) return undefined
    if (isOne(cost)) return t('fees.one', { amount: money(cost.most - price) })
    return cost.least === price
      ? t('fees.upTo', { amount: money(cost.most - price) })
      : t('fees.from', { amount: money(cost.least - price) })
  }

  /** Beside the sum of all tickets: what it is, and what it has in it. */
  const ofSum = (amount: number): { sum: string; note: string | undefined } => {
    const cost = costOf(amount)
    if (cost === 'unknown') return { sum: money(amount), note: t('bar.feesUnknown') }
    if (!cost || cost.most === amount) return { sum: money(amount), note: undefined }
    return isOne(cost)
      ? { sum: money(cost.least), note: t('bar.fees', { amount: money(cost.least - amount) }) }
      : { sum: t('price.from', { amount: money(cost.least) }), note: t('bar.feesVary') }
  }

  return { ofTicket, ofSum }
}

const isOne = ({ least, most }: Cost) => least === most
