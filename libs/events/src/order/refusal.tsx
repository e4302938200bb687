import { eventDetailApi, eventsApi, paymentApi } from '@atrio/api-client'
import { useRefusalActions } from '@atrio/checkout'
import { useDraft } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext, type OrderDraft, type OrderRefusalProps } from '@atrio/tenant-core'
import { ConfirmDialog } from '@atrio/ui'
import { eventQuery } from '../data/event.queries.ts'
import { cartDraft, readCart } from '../model/cart-draft.ts'
import { reduceOrder } from '../model/reduce-order.ts'
import { refusedTicket } from '../model/is-purchase-refusal.ts'
import { remainingByKind, purchaseRefusal, type RefusalAction } from '../model/purchase-refusal.ts'
import { paths, purchasePath } from '../paths.ts'
import type { EventOrderPayload } from './event-order.ts'

const NO_CPF = 'cpf'

/** Why the event refused the order, and what can be done about it (document 1 section 8). */
export function Refusal({ error, draft: given, close, chooseMethod, review, proceed }: OrderRefusalProps) {
  const { t } = useTranslation('events')
  const ctx = useFeatureContext()
  const { goTo, updateData } = useRefusalActions({ close })
  // checkout types the payload as unknown
  const draft = given as OrderDraft<EventOrderPayload>
  const { eventId, tickets } = draft.payload
  const cart = useDraft(cartDraft(eventId))
  const { kind, action } = purchaseRefusal(error)
  const shown: RefusalAction = action === 'updateData' && !updateData ? 'completeData' : action

  /** Invalidates the event and the tickets: they have changed since they were chosen. */
  const forget = () =>
    ctx.api.invalidate(
      ctx.queryClient,
      eventDetailApi.get,
      eventsApi.list,
      paymentApi.eventFees,
      paymentApi.installments,
    )
  const leave = () => {
    void forget()
    close()
  }

  const updateQuantity = async () => {
    const event = await ctx.queryClient.fetchQuery(eventQuery(ctx.api, eventId))
    const cut = reduceOrder(readCart(cart?.read()), tickets, event, remainingByKind(error))
    cart?.write({ tickets: cut.cart })
    if (cut.tickets.length === 0) return goTo(purchasePath(eventId))
    proceed({ ...draft, payload: { ...draft.payload, tickets: cut.tickets } })
  }

  const acts: Record<RefusalAction, () => Promise<void> | void> = {
    otherEvents: () => goTo(paths.list),
    chooseTickets: () => goTo(purchasePath(eventId)),
    reviewTickets: () => goTo(purchasePath(eventId)),
    restart: () => goTo(purchasePath(eventId)),
    chooseMethod,
    reviewInstallments: review,
    payAtOnce: () => proceed({ ...draft, payload: { ...draft.payload, atOnce: true } }),
    updateQuantity,
    completeData: close,
    updateData: updateData ?? close,
    fixAnswers: () => goTo(purchasePath(eventId, { step: 'holders', ticket: refusedTicket(error) ?? 1 })),
  }
  const act = async () => {
    await forget()
    // a refetch that fails here is repeated by the page that the action opens
    await Promise.resolve(acts[shown]()).catch(() => goTo(purchasePath(eventId)))
  }

  return (
    <ConfirmDialog
      title={t(`refusal.${kind}.title`)}
      confirm={t(`refusalAction.${shown}`)}
      cancel={t('refusalAction.close')}
      onConfirm={act}
      onClose={leave}
    >
      <p>{t(kind === 'dataMissing' && NO_CPF in error.fields ? 'refusal.dataMissing.cpf' : `refusal.${kind}.text`)}</p>
    </ConfirmDialog>
  )
}
