import type { EventDetail } from '@atrio/api-client'
import { useEventWords } from '../parts/use-event-words.ts'
import type { Cost, CostOf } from './use-fees.ts'

/** Texts of the fees before the payment method is chosen. */
export function useCostWords(event: EventDetail, costOf: CostOf) {
  const { t, format } = useEventWords()
  const money = (sum: number) => format.money(sum, event.currency)

  /** Shown under one ticket's price; undefined without fees, or while they load. */
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

  /** Shown beside the total of all tickets: the amount, and which fees it includes. */
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
