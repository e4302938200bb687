import {
  NOBODY,
  notFound,
  paymentApi,
  purchaseApi,
  eventDetailApi,
  type EventDetail,
  type OrderedTicket,
} from '@atrio/api-client'
import { createFormat } from '@atrio/i18n'
import {
  defineSellable,
  type FeatureContext,
  type OrderDraft,
  type OrderLine,
  type OrderSummary,
} from '@atrio/tenant-core'
import { eventQuery } from '../data/event.queries.ts'
import { cartAmount } from '../model/cart-amount.ts'
import { isPurchaseRefusal } from '../model/is-purchase-refusal.ts'
import { purchasePath } from '../paths.ts'
import { generalTerms } from './general-terms.ts'

/** The payload of an order of tickets, as plain JSON. */
export type EventOrderPayload = {
  eventId: number
  /** Version of the event, as the buyer saw it. */
  version: string
  tickets: OrderedTicket[]
  /** The event takes no instalments (EVT_REG_017), and the buyer has agreed to one charge. */
  atOnce?: boolean
}

type Draft = OrderDraft<EventOrderPayload>

/** @throws ApiError 404 when the event, or a ticket of the order, is gone */
async function eventOf({ api, queryClient }: FeatureContext, { payload }: Draft): Promise<EventDetail> {
  const event = await queryClient.fetchQuery(eventQuery(api, payload.eventId))
  const sold = new Set(event.tickets.map(({ id }) => id))
  if (payload.tickets.length === 0 || payload.tickets.some(({ kindId }) => !sold.has(kindId))) throw notFound('ticket')
  return event
}

const linesOf = ({ tickets: kinds }: EventDetail, tickets: OrderedTicket[]): OrderLine[] =>
  kinds.flatMap(({ id, name, price }) => {
    const quantity = tickets.filter(({ kindId }) => kindId === id).length
    return quantity > 0 ? [{ label: name, quantity, amount: quantity * price }] : []
  })

async function summary(ctx: FeatureContext, draft: Draft): Promise<OrderSummary> {
  const event = await eventOf(ctx, draft)
  const format = createFormat(ctx.locale, ctx.tenant.church.timeZone)
  const when = format.dateTimeRange(event.startsAt, event.endsAt)
  return {
    title: event.name,
    subtitle: [when, event.venue?.name].filter(Boolean).join(' · '),
    glassId: `event-${event.id}`,
    lines: linesOf(event, draft.payload.tickets),
    currency: event.currency,
    amount: cartAmount(draft.payload.tickets, event),
    methods: event.methods,
    maxInstallments: draft.payload.atOnce ? 1 : event.maxInstallments,
    cashDeadlineDays: event.cashDeadlineDays,
    cashDeadlineHours: event.cashDeadlineHours,
    guestCash: event.guestCash,
    // required for every event (document 1 section 5); an event without a text of its own has the general one
    terms: { required: true, html: event.terms || generalTerms(ctx.locale) },
    back: purchasePath(event.id),
  }
}

/** Tickets, for checkout. Totals come from the server; only the prices are summed here. */
export default defineSellable<EventOrderPayload>({
  summary,
  fees: async (ctx, draft, method) => {
    const event = await eventOf(ctx, draft)
    const amount = cartAmount(draft.payload.tickets, event)
    return ctx.queryClient.fetchQuery(ctx.api.q(paymentApi.eventFees, { eventId: event.id, amount, method }))
  },
  installments: async (ctx, draft, fees) => {
    const event = await eventOf(ctx, draft)
    if (draft.payload.atOnce || event.maxInstallments < 2) return []
    return ctx.queryClient.fetchQuery(
      ctx.api.q(paymentApi.installments, {
        fees,
        interest: event.installmentsWithInterest,
        most: event.maxInstallments,
      }),
    )
  },
  submit: async (ctx, { payload, key, buyer }, { total, termsAccepted, payer, captcha, ...payment }) => {
    const { eventId, version, tickets, atOnce } = payload
    const done = await ctx.api.run(purchaseApi.buy, {
      userId: payer ?? NOBODY,
      eventId,
      tickets,
      version,
      total,
      termsAccepted,
      buyer,
      captcha,
      payment: atOnce ? { ...payment, installments: 1 } : payment,
      idempotencyKey: key,
    })
    // stock and the person's tickets have changed; if invalidating fails, the cache is a minute old at most
    void ctx.api.invalidate(ctx.queryClient, eventDetailApi.get)
    void import('../data/forget-tickets.ts').then(({ forgetTickets }) => forgetTickets(ctx)).catch(() => undefined)
    return done
  },
  hasMessageFor: isPurchaseRefusal,
  parts: {
    refusal: () => import('./refusal.tsx').then(({ Refusal }) => Refusal),
    afterwards: () => import('./afterwards.tsx').then(({ Afterwards }) => Afterwards),
    terms: () => import('./terms.tsx').then(({ Terms }) => Terms),
  },
})
