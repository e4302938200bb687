import type { InstallmentPlan, PaymentMethodKind } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useTenant, type OrderSummary } from '@atrio/tenant-core'
import { bestPlan, paysFrom } from '../model/methods.ts'

/** Names of the methods, and what choosing each means. */
export function useMethodWords() {
  const { t } = useTranslation('checkout')
  const { church } = useTenant()
  const format = useFormat(church.timeZone)

  const consequence = (
    kind: PaymentMethodKind,
    { currency, cashDeadlineDays, cashDeadlineHours, guestCash }: OrderSummary,
    plans: readonly InstallmentPlan[],
    { country, member }: { country: string; member: boolean },
  ): string => {
    if (!paysFrom(kind, country)) return t('method.brazilOnly')
    if (kind === 'cash') {
      const { days, hours } = (!member && guestCash) || { days: cashDeadlineDays, hours: cashDeadlineHours }
      if (hours !== null) return t('method.cashHintHours', { count: hours })
      return days === null ? t('method.cashHintOpen') : t('method.cashHint', { count: days })
    }
    const plan = kind === 'card' ? bestPlan(plans) : undefined
    if (!plan) return t(`method.${kind}Hint`)
    const said = { count: plan.count, amount: format.money(plan.each, currency) }
    return t(plan.interest > 0 ? 'method.cardPlanInterest' : 'method.cardPlan', said)
  }

  const submitLabel = (kind: PaymentMethodKind | '', total: number | undefined, currency: string): string => {
    if (kind === 'pix') return t('submit.pix')
    if (kind === 'boleto') return t('submit.boleto')
    if (kind === 'paypal') return t('submit.paypal')
    if (kind === 'wallet') return t('submit.wallet')
    if (kind === '' || kind === 'cash' || kind === 'manualPix' || total === undefined) return t('submit.place')
    return t('submit.pay', { total: format.money(total, currency) })
  }

  return { t, name: (kind: PaymentMethodKind) => t(`method.${kind}`), consequence, submitLabel }
}
