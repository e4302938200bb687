import { givingApi, paymentApi } from '@atrio/api-client'
import { MAX_BY_WALLET } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { signedInAtom, useFeatureContext, useLink, type OrderRefusalProps } from '@atrio/tenant-core'
import { Button, Dialog } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
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
  const navigate = useNavigate()
  const format = useFormat(ctx.tenant.church.timeZone)
  const signedIn = useAtomValue(signedInAtom)
  const [busy, setBusy] = useState(false)
  const dataUpdate = useLink('account.dataUpdate', {
    redirectTo: useLink('checkout.pay') ?? '/checkout',
    payment: true,
  })
  const kind = giftRefusal(error) ?? 'totalChanged'
  const action = ACTIONS[kind]
  // a guest has no account to complete: the missing data is a field of checkout's form
  const shown: Action = action === 'updateData' && !(signedIn && dataUpdate) ? 'completeData' : action
  const goTo = (path: string) => {
    close()
    void navigate(path)
  }
  const acts: Record<Action, () => void> = {
    changeGift: () => goTo(paths.give),
    chooseMethod,
    review,
    updateData: () => goTo(dataUpdate ?? paths.give),
    completeData: close,
  }
  const act = async () => {
    setBusy(true)
    await ctx.api.invalidate(ctx.queryClient, givingApi.reasons, paymentApi.fees)
    setBusy(false)
    acts[shown]()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t(`refusal.${kind}.title`)}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={() => void act()}>
            {t(`refusalAction.${shown}`)}
          </Button>
          <Button onClick={close}>{t('refusalAction.close')}</Button>
        </>
      }
    >
      <p>{t(`refusal.${kind}.text`, { amount: format.money(MAX_BY_WALLET, 'BRL') })}</p>
    </Dialog>
  )
}
