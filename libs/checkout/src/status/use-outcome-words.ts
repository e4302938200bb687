import type { Payment } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { outcomeOf } from '../model/outcome.ts'

const AWAITING = {
  pix: 'awaitingPix',
  manualPix: 'awaitingManualPix',
  boleto: 'awaitingBoleto',
  cash: 'awaitingCash',
  wallet: 'awaitingWallet',
  paypal: 'awaitingPaypal',
  card: 'underReviewText',
  ach: 'underReviewAch',
} as const

/** An outcome's title and its meaning for the payer (document 1 section 4). */
export function useOutcomeWords(payment: Payment): { title: string; text: string } {
  const { t } = useTranslation('payment')
  const { t: tOrder } = useTranslation('checkout')
  const { email } = payment.buyer
  const outcome = outcomeOf(payment)
  switch (outcome) {
    case 'success':
      return {
        title: t(payment.method === null ? 'outcome.freeSuccess' : 'outcome.success'),
        text: t('outcome.successText', { email }),
      }
    case 'canceled':
      return payment.status === 'declined'
        ? { title: t('outcome.declined'), text: tOrder(`declined.${payment.refusal ?? 'other'}`) }
        : { title: t(`outcome.canceled.${payment.kind}`), text: t('outcome.canceledText') }
    case 'refunded':
      return { title: t('outcome.refunded'), text: t('outcome.refundedText') }
    case 'awaiting':
      return { title: t('outcome.awaiting'), text: t(`outcome.${AWAITING[payment.method ?? 'card']}`, { email }) }
    case 'underReview': {
      if (payment.disputed) return { title: t('outcome.underReview'), text: t('outcome.disputed') }
      const text = payment.challenge
        ? t('outcome.underReviewOpen')
        : t(payment.method === 'ach' ? 'outcome.underReviewAch' : 'outcome.underReviewText', { email })
      return { title: t('outcome.underReview'), text }
    }
  }
}
