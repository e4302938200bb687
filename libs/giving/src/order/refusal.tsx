import { givingApi, paymentApi } from '@atrio/api-client'
import { useRefusalActions } from '@atrio/checkout'
import { MAX_BY_WALLET } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext, type OrderRefusalProps } from '@atrio/tenant-core'
import { ConfirmDialog } from '@atrio/ui'
import { giftRefusal, type GiftRefusalKind } from '../model/gift-refusal.ts'
import { paths } from '../paths.ts'

type Action = 'changeGift' | 'chooseMethod' | 'review' | 'updateData' | 'completeData'

const ACTIONS: Record<GiftRefusalKind, Action> = {
  reasonGone: 'changeGift',
  amount: 'changeGift',
  methodUnavailable: 'chooseMethod',
  walletMaximum: 'chooseMethod',
  totalChanged: 'review',
  dataMissing: 'updateData',
  recurrence: 'changeGift',
}

/** Why a gift was refused, and what can be done about it. */
export function Refusal({ error, close, chooseMethod, review }: OrderRefusalProps) {
  const { t } = useTranslation('giving')
  const ctx = useFeatureContext()
  const { currency, timeZone } = ctx.tenant.church
  const format = useFormat(timeZone)
  const { goTo, updateData } = useRefusalActions({ close })
  const kind = giftRefusal(error) ?? 'totalChanged'
  const action = ACTIONS[kind] === 'updateData' && !updateData ? 'completeData' : ACTIONS[kind]
  const acts: Record<Action, () => void> = {
    changeGift: () => goTo(paths.give),
    chooseMethod,
    review,
    updateData: updateData ?? close,
    completeData: close,
  }
  const act = async () => {
    await ctx.api.invalidate(ctx.queryClient, givingApi.reasons, paymentApi.fees)
    acts[action]()
  }
  return (
    <ConfirmDialog
      title={t(`refusal.${kind}.title`)}
      confirm={t(`refusalAction.${action}`)}
      cancel={t('refusalAction.close')}
      onConfirm={act}
      onClose={close}
    >
      <p>{t(`refusal.${kind}.text`, { amount: format.money(MAX_BY_WALLET, currency) })}</p>
    </ConfirmDialog>
  )
}
