import {
  ApiError,
  paymentApi,
  type Fees,
  type InstallmentPlan,
  type OrderKind,
  type Payment,
  type PaymentMethodKind,
} from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { addMessages } from '@atrio/i18n'
import {
  sessionAtom,
  type FeatureContext,
  type OrderDraft,
  type OrderParts,
  type PortalConfig,
  type Sellable,
} from '@atrio/tenant-core'

/** @throws ApiError 404 for a kind that no feature of this church sells */
function sellerOf(ctx: FeatureContext, kind: OrderKind) {
  const feature = ctx.features.find(({ orders, module }) => orders?.[kind] && offers(ctx, module))
  if (!feature) throw new ApiError(`nobody sells ${kind}`, { kind: 'refused', status: 404, code: 'not_found' })
  return feature
}

/** What the feature sells. Rejects with 404 for a kind that no feature of this church sells. */
export const sellableQuery = (ctx: FeatureContext, kind: OrderKind) => ({
  queryKey: ['checkout.sellable', kind],
  staleTime: Infinity,
  queryFn: async (): Promise<Sellable> => (await sellerOf(ctx, kind).orders![kind]!()).default,
})

/** The component that the feature shows for its orders, with its messages; null when it has no such part. */
export const orderPartQuery = <Part extends keyof OrderParts>(ctx: FeatureContext, kind: OrderKind, part: Part) => ({
  queryKey: ['checkout.part', kind, part, ctx.i18n.language],
  staleTime: Infinity,
  queryFn: async (): Promise<OrderParts[Part] | null> => {
    const { id, messages } = sellerOf(ctx, kind)
    const { parts } = await ctx.queryClient.ensureQueryData(sellableQuery(ctx, kind))
    const [shown] = await Promise.all([parts[part]?.() ?? null, addMessages(ctx.i18n, id, messages)])
    return shown
  },
})

const offers = ({ tenant }: FeatureContext, module: FeatureContext['tenant']['modules'][number] | undefined) =>
  module === undefined || tenant.modules.includes(module)

/** The parts of a draft that its totals depend on; its key and its buyer are not among them. */
const ofDraft = ({ kind, payload }: OrderDraft) => [kind, payload] as const

export const SUMS = 'checkout.sums'

export const summaryQuery = (ctx: FeatureContext, draft: OrderDraft) => ({
  queryKey: [SUMS, 'summary', ...ofDraft(draft)],
  queryFn: async () => {
    const sellable = await ctx.queryClient.ensureQueryData(sellableQuery(ctx, draft.kind))
    return sellable.summary(ctx, draft)
  },
})

export const feesQuery = (ctx: FeatureContext, draft: OrderDraft, method: PaymentMethodKind) => ({
  queryKey: [SUMS, 'fees', ...ofDraft(draft), method],
  queryFn: async (): Promise<Fees> => {
    const sellable = await ctx.queryClient.ensureQueryData(sellableQuery(ctx, draft.kind))
    return sellable.fees(ctx, draft, method)
  },
})

/** The instalments of a card, on the total with fees. */
export const plansQuery = (ctx: FeatureContext, draft: OrderDraft) => ({
  queryKey: [SUMS, 'plans', ...ofDraft(draft)],
  queryFn: async (): Promise<InstallmentPlan[]> => {
    const fees = await ctx.queryClient.fetchQuery(feesQuery(ctx, draft, 'card'))
    const sellable = await ctx.queryClient.ensureQueryData(sellableQuery(ctx, draft.kind))
    return sellable.installments(ctx, draft, fees)
  },
})

/**
 * Refetches an order's totals: none is shown or paid until it has loaded again. The order and the typed values stay on
 * screen meanwhile.
 */
export function refetchTotals({ queryClient }: FeatureContext): void {
  void queryClient.invalidateQueries({ queryKey: [SUMS, 'summary'] })
  for (const part of ['fees', 'plans']) void queryClient.resetQueries({ queryKey: [SUMS, part] })
}

/** The messages of forms: a server-rendered page comes without them, since it renders no form. */
export const formWordsQuery = ({ i18n }: FeatureContext) => ({
  queryKey: ['checkout.words', i18n.language],
  staleTime: Infinity,
  queryFn: async () => {
    await loadFormWords(i18n)
    return true
  },
})

/** The paying member's id in this church; null for a guest. */
export const payerOf = (ctx: FeatureContext): number | null => ctx.store.get(sessionAtom).clientAccount?.id ?? null

/** An order by its code: the member's own; else, as for a guest, by the code alone. */
export const paymentQuery = (ctx: FeatureContext, code: string, clientAccountId: number | null) => {
  const { queryKey } = ctx.api.q(paymentApi.status, { code, clientAccountId })
  const ask = (id: number | null, signal?: AbortSignal) =>
    ctx.api.run(paymentApi.status, { code, clientAccountId: id }, signal)
  return {
    queryKey,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Payment> => {
      try {
        return await ask(clientAccountId, signal)
      } catch (error) {
        // ordered as a guest, before signing in
        if (clientAccountId === null || !(error instanceof ApiError) || error.status !== 404) throw error
        return ask(null, signal)
      }
    },
  }
}

const ORDER_CODE = /^[A-Z2-7]{26}$/
/** Without our BFF the backend may be any, and the specification shows no code. */
const ANY_CODE = /^[\w-]{1,64}$/
export const isOrderCode = (
  text: string | null | undefined,
  { bffBase }: Pick<PortalConfig, 'bffBase'>,
): text is string => (bffBase === null ? ANY_CODE : ORDER_CODE).test(text ?? '')
