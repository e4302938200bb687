import type { Renewal } from '@atrio/api-client'
import { useCardName } from '@atrio/checkout'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { Tag } from '@atrio/ui'
import type { Own } from '../model/own-state.ts'

const TAGS = {
  renews: 'good',
  byHand: 'good',
  charging: 'warn',
  pending: 'warn',
  refused: 'bad',
  price: 'warn',
  canceled: 'warn',
  over: 'bad',
} as const

/** The state of a subscription as a label and a sentence. */
export function OwnStateWords({ own, renewal }: { own: Own; renewal: Renewal | null }) {
  const { t } = useTranslation('play')
  const nameOf = useCardName()
  const format = useFormat(useChurch().timeZone)
  const { state, until } = own
  const date = (instant: string | null | undefined) => (instant ? format.date(instant) : '')
  const money = (amount: number | null | undefined) =>
    amount == null ? '' : format.money(amount, renewal?.currency ?? own.period.currency)
  const card = renewal?.card
  const says = state === 'renews' && card && !card.brand ? 'renewsUnbranded' : state
  return (
    <>
      <p>
        <Tag kind={TAGS[state]}>{t(`own.state.${state}`)}</Tag>
      </p>
      <p>
        {t(`own.says.${says}`, {
          date: date(until),
          day: date(renewal?.chargesAt),
          total: money(renewal?.agreedTotal),
          now: money(renewal?.total),
          card: card ? nameOf(card) : '',
          digits: card?.lastDigits ?? '',
        })}
      </p>
    </>
  )
}
