import { ApiError, notFound, paymentApi, playApi, type Fees, type Plan } from '@atrio/api-client'
import { absorbedFees, withinWallet } from '@atrio/contract/rules'
import { defineSellable, type FeatureContext, type OrderDraft, type OrderSummary } from '@atrio/tenant-core'
import { plansQuery } from '../data/play.queries.ts'
import { wantedPage } from '../data/wanted-page.ts'
import type { PlanPayload } from '../model/plan-payload.ts'
import { planRefusal, SIGN_IN } from '../model/plan-refusal.ts'
import { plansPath } from '../page-paths.ts'

type Draft = OrderDraft<PlanPayload>

/** @throws ApiError 404 when the plan is no longer sold */
async function planOf({ api, queryClient }: FeatureContext, { payload }: Draft): Promise<Plan> {
  const plan = (await queryClient.fetchQuery(plansQuery(api))).find(({ id }) => id === payload.planId)
  if (!plan) throw notFound('plan')
  return plan
}

async function summary(ctx: FeatureContext, draft: Draft): Promise<OrderSummary> {
  const { id, name, currency, price } = await planOf(ctx, draft)
  const { church, paymentMethods } = ctx.tenant
  return {
    title: name,
    subtitle: church.name,
    glassId: `play-plan-${id}`,
    lines: [{ label: name, quantity: 1, amount: price }],
    currency,
    amount: price,
    methods: paymentMethods.map(({ kind }) => kind).filter((kind) => withinWallet(kind, price)),
    maxInstallments: 1,
    cashDeadlineDays: null,
    cashDeadlineHours: null,
    terms: { required: false, html: null },
    back: plansPath(wantedPage(ctx)),
  }
}

/** An order of one period of a plan, for checkout. */
export default defineSellable<PlanPayload>({
  summary,
  fees: async (ctx, draft, method): Promise<Fees> => {
    const { price: amount, currency, absorbsFees } = await planOf(ctx, draft)
    if (absorbsFees) return { currency, ...absorbedFees(amount) }
    return ctx.queryClient.fetchQuery(ctx.api.q(paymentApi.fees, { amount, method }))
  },
  installments: () => Promise.resolve([]),
  submit: (ctx, { payload, key, buyer }, { total, termsAccepted: _none, payer, ...payment }) => {
    // a subscription belongs to a person: after a logout they have to sign in again
    if (payer === null) throw new ApiError('nobody is signed in', { kind: 'refused', status: 400, fields: SIGN_IN })
    return ctx.api.run(playApi.subscribe, {
      userId: payer,
      planId: payload.planId,
      total,
      buyer,
      payment,
      idempotencyKey: key,
    })
  },
  hasMessageFor: (error) => planRefusal(error) !== undefined,
  parts: {
    refusal: () => import('./refusal.tsx').then(({ Refusal }) => Refusal),
    afterwards: () => import('./afterwards.tsx').then(({ Afterwards }) => Afterwards),
    terms: null,
  },
})
