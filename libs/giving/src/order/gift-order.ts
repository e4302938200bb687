import { giftApi, notFound, paymentApi, type Fees, type GivingReason, type PaymentMethodKind } from '@atrio/api-client'
import { absorbedFees, withinWallet } from '@atrio/contract/rules'
import { defineSellable, type FeatureContext, type OrderDraft, type OrderSummary } from '@atrio/tenant-core'
import { reasonsQuery } from '../data/giving.queries.ts'
import { giftAmount, type GiftPayload } from '../model/gift.ts'
import { giftRefusal } from '../model/gift-refusal.ts'
import { paths } from '../paths.ts'
import { repeatsWords } from './repeats-words.ts'

type Draft = OrderDraft<GiftPayload>
type Given = { reason: GivingReason; amount: number }

/** @throws ApiError 404 when a reason of the order no longer accepts gifts */
async function givenOf({ api, queryClient }: FeatureContext, { payload }: Draft): Promise<Given[]> {
  const reasons = await queryClient.fetchQuery(reasonsQuery(api))
  const given = payload.gifts.flatMap(({ reasonId, amount }) => {
    const reason = reasons.find(({ id }) => id === reasonId)
    return reason ? [{ reason, amount }] : []
  })
  if (given.length === 0 || given.length < payload.gifts.length) throw notFound('giving reason')
  return given
}

async function summary(ctx: FeatureContext, draft: Draft): Promise<OrderSummary> {
  const given = await givenOf(ctx, draft)
  const { church, paymentMethods } = ctx.tenant
  const amount = giftAmount(given)
  const everyDays = draft.payload.everyDays ?? null
  return {
    title: given.map(({ reason }) => reason.name).join(', '),
    subtitle: everyDays === null ? church.name : await repeatsWords(ctx, everyDays),
    glassId: `giving-${given[0]?.reason.id}`,
    lines: given.map(({ reason, amount: part }) => ({ label: reason.name, quantity: 1, amount: part })),
    currency: given[0]?.reason.currency ?? church.currency,
    amount,
    methods: paymentMethods.map(({ kind }) => kind).filter((kind) => takes(kind, amount, everyDays)),
    maxInstallments: 1,
    // a recurring gift is charged to it again
    keepsCard: everyDays !== null,
    cashDeadlineDays: null,
    cashDeadlineHours: null,
    terms: { required: false, html: null },
    back: paths.give,
  }
}

/** Document 1 section 5: the wallet app has a maximum per donation. Recurring gifts are by card only. */
const takes = (kind: PaymentMethodKind, amount: number, everyDays: number | null) =>
  everyDays === null ? withinWallet(kind, amount) : kind === 'card'

/** Gifts, for checkout. */
export default defineSellable<GiftPayload>({
  summary,
  fees: async (ctx, draft, method): Promise<Fees> => {
    const given = await givenOf(ctx, draft)
    const amount = giftAmount(given)
    if (draft.payload.coversFees) return ctx.queryClient.fetchQuery(ctx.api.q(paymentApi.fees, { amount, method }))
    return { currency: given[0]?.reason.currency ?? ctx.tenant.church.currency, ...absorbedFees(amount) }
  },
  installments: () => Promise.resolve([]),
  submit: (ctx, { payload, key, buyer }, { total, termsAccepted: _none, payer, captcha, ...payment }) =>
    ctx.api.run(giftApi.give, {
      userId: payer,
      gifts: payload.gifts,
      coversFees: payload.coversFees,
      total,
      buyer,
      captcha,
      everyDays: payload.everyDays ?? null,
      // a new card for a recurring gift is always saved
      payment: { ...payment, saveCard: payload.everyDays ? payment.token !== null : payment.saveCard },
      idempotencyKey: key,
    }),
  hasMessageFor: (error) => giftRefusal(error) !== undefined,
  parts: {
    refusal: () => import('./refusal.tsx').then(({ Refusal }) => Refusal),
    afterwards: () => import('./afterwards.tsx').then(({ Afterwards }) => Afterwards),
    terms: null,
  },
})
