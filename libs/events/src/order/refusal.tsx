import { eventDetailApi, eventsApi, paymentApi } from '@atrio/api-client'
import { useDraft } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { signedInAtom, useFeatureContext, useLink, type OrderDraft, type OrderRefusalProps } from '@atrio/tenant-core'
import { Button, Dialog } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { eventQuery } from '../data/event.queries.ts'
import { cartDraft, readCart } from '../model/cart-draft.ts'
import { cutOrder } from '../model/cut-order.ts'
import { refusedTicket } from '../model/is-purchase-refusal.ts'
import { leftOfKinds, purchaseRefusal, type RefusalAction } from '../model/purchase-refusal.ts'
import { paths, purchasePath } from '../paths.ts'
import type { EventOrderPayload } from './event-order.ts'

const NO_CPF = 'comprador.cpf'

/** Why the event refused the order, and what can be done about it (document 1 section 8). */
export function Refusal({ error, draft: given, close, chooseMethod, review, proceed }: OrderRefusalProps) {
  const { t } = useTranslation('events')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const signedIn = useAtomValue(signedInAtom)
  const [busy, setBusy] = useState(false)
  // checkout types the payload as unknown
  const draft = given as OrderDraft<EventOrderPayload>
  const { eventId, tickets } = draft.payload
  const cart = useDraft(cartDraft(eventId))
  const dataUpdate = useLink('account.dataUpdate', {
    redirectTo: useLink('checkout.pay') ?? '/checkout',
    payment: true,
  })
  const { kind, action } = purchaseRefusal(error)
  // a guest has no account to complete: the missing data is a field of checkout's form
  const shown: RefusalAction = action === 'updateData' && !(signedIn && dataUpdate) ? 'completeData' : action

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
  const goTo = (path: string) => {
    close()
    void navigate(path)
  }

  const updateQuantity = async () => {
    const event = await ctx.queryClient.fetchQuery(eventQuery(ctx.api, eventId))
    const cut = cutOrder(readCart(cart?.read()), tickets, event, leftOfKinds(error))
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
    updateData: () => goTo(dataUpdate ?? purchasePath(eventId)),
    fixAnswers: () => goTo(purchasePath(eventId, { step: 'holders', ticket: refusedTicket(error) ?? 1 })),
  }
  const act = async () => {
    setBusy(true)
    await forget()
    // a refetch that fails here is repeated by the page that the action opens
    await Promise.resolve(acts[shown]()).catch(() => goTo(purchasePath(eventId)))
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={t(`refusal.${kind}.title`)}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={() => void act()}>
            {t(`refusalAction.${shown}`)}
          </Button>
          <Button onClick={leave}>{t('refusalAction.close')}</Button>
        </>
      }
    >
      <p>{t(kind === 'dataMissing' && NO_CPF in error.fields ? 'refusal.dataMissing.cpf' : `refusal.${kind}.text`)}</p>
    </Dialog>
  )
}
