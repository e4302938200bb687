import { paymentApi, playApi } from '@atrio/api-client'
import { useRefusalActions } from '@atrio/checkout'
import { MAX_BY_WALLET } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext, useIsVisitor, type OrderRefusalProps } from '@atrio/tenant-core'
import { ConfirmDialog } from '@atrio/ui'
import { wantedPage } from '../data/wanted-page.ts'
import { planRefusal, type PlanRefusalKind } from '../model/plan-refusal.ts'
import { plansPath } from '../page-paths.ts'

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
  const { currency, timeZone } = ctx.tenant.church
  const format = useFormat(timeZone)
  const visitor = useIsVisitor()
  const { goTo, enter, updateData } = useRefusalActions({ close })
  const kind = planRefusal(error) ?? 'totalChanged'
  const action = ACTIONS[kind] === 'updateData' && visitor ? 'enter' : ACTIONS[kind]
  const choosePlan = () => goTo(plansPath(wantedPage(ctx)))
  const acts: Record<Action, () => void> = {
    enter: enter ?? choosePlan,
    choosePlan,
    chooseMethod,
    review,
    updateData: updateData ?? choosePlan,
  }
  const act = async () => {
    await ctx.api.invalidate(ctx.queryClient, playApi.plans, paymentApi.fees)
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
