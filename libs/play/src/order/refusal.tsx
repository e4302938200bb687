import { paymentApi, playApi } from '@atrio/api-client'
import { MAX_BY_WALLET } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext, useIsVisitor, useLink, type OrderRefusalProps } from '@atrio/tenant-core'
import { Button, Dialog } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { planRefusal, type PlanRefusalKind } from '../model/plan-refusal.ts'
import { paths } from '../paths.ts'

type Action = 'enter' | 'choosePlan' | 'chooseMethod' | 'review' | 'updateData'

const ACTIONS: Record<PlanRefusalKind, Action> = {
  signIn: 'enter',
  planGone: 'choosePlan',
  methodUnavailable: 'chooseMethod',
  walletMaximum: 'chooseMethod',
  totalChanged: 'review',
  dataMissing: 'updateData',
}

/** Why a subscription was refused, and what can be done about it. */
export function Refusal({ error, close, chooseMethod, review }: OrderRefusalProps) {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const format = useFormat(ctx.tenant.church.timeZone)
  const visitor = useIsVisitor()
  const [busy, setBusy] = useState(false)
  const redirectTo = useLink('checkout.pay') ?? '/checkout'
  const dataUpdate = useLink('account.dataUpdate', { redirectTo, payment: true })
  const access = useLink('account.access', { redirectTo })
  const kind = planRefusal(error) ?? 'totalChanged'
  const action = ACTIONS[kind] === 'updateData' && visitor ? 'enter' : ACTIONS[kind]
  const goTo = (path: string) => {
    close()
    void navigate(path)
  }
  const acts: Record<Action, () => void> = {
    enter: () => goTo(access ?? paths.plans),
    choosePlan: () => goTo(paths.plans),
    chooseMethod,
    review,
    updateData: () => goTo(dataUpdate ?? paths.plans),
  }
  const act = async () => {
    setBusy(true)
    await ctx.api.invalidate(ctx.queryClient, playApi.plans, paymentApi.fees)
    setBusy(false)
    acts[action]()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t(`refusal.${kind}.title`)}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={() => void act()}>
            {t(`refusalAction.${action}`)}
          </Button>
          <Button onClick={close}>{t('refusalAction.close')}</Button>
        </>
      }
    >
      <p>{t(`refusal.${kind}.text`, { amount: format.money(MAX_BY_WALLET, 'BRL') })}</p>
    </Dialog>
  )
}
