import type { ApiError, Payment, PaymentMethodKind } from '@atrio/api-client'
import { CheckboxField, Form, FormError, useForm } from '@atrio/forms'
import { useFormat } from '@atrio/i18n'
import { pageDay, useFeatureContext, type OrderDraft, type Sellable, type OrderSummary } from '@atrio/tenant-core'
import { Button, Notice } from '@atrio/ui'
import { lazy, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { refetchTotals } from '../data/checkout.queries.ts'
import { makeKey, orderStore } from '../data/order.store.ts'
import type { Payer } from '../data/use-payer.ts'
import { useSums } from '../data/use-sums.ts'
import { needsCpf, offeredMethods, paysFrom } from '../model/methods.ts'
import { replaceDraft } from '../model/stored-order.ts'
import { BuyerLine } from '../parts/buyer-line.tsx'
import { OrderRefused } from '../parts/order-refused.tsx'
import { OrderAside, OrderFold } from '../parts/order-summary.tsx'
import { Split } from '../parts/split.tsx'
import { Terms } from '../parts/terms.tsx'
import { useMethodWords } from '../parts/use-method-words.ts'
import { loadPaying, usePay } from '../pay/use-pay.ts'
import { startValues, typedBuyer, type CheckoutValues } from './checkout-values.ts'
import { MethodList } from './method-list.tsx'
import { PayBar } from './pay-bar.tsx'
import { useDeclinedWords } from './use-declined-words.ts'

/** Fields for guests; a member's data is known. */
export const loadBuyerFields = () => import('./buyer-fields.tsx')
const BuyerFields = lazy(() => loadBuyerFields().then((module) => ({ default: module.BuyerFields })))

/** The button of the notice goes with it: its focus goes to the one that pays. */
const passFocus = (button: HTMLButtonElement) => () => {
  const { form } = button
  if (document.activeElement === button)
    queueMicrotask(() => form?.querySelector<HTMLElement>('[type="submit"]')?.focus())
}

type Props = {
  sellable: Sellable
  draft: OrderDraft
  summary: OrderSummary
  payer: Payer
  /** The page's head, over the form. */
  head: ReactNode
  /** Handles an answer; returns whether the form continues (declined). */
  onPayment: (payment: Payment) => 'declined' | 'leaving'
  /** Refusal of a try before the page was reloaded, for the feature's dialog. */
  refused: ApiError | null
}

/** Buyer, payment method, and the pay button. */
export function CheckoutForm({ sellable, draft, summary, payer, head, onPayment, refused: refusedBefore }: Props) {
  const ctx = useFeatureContext()
  const { t, submitLabel } = useMethodWords()
  const format = useFormat(ctx.tenant.church.timeZone)
  const today = pageDay(ctx)
  const total = useRef<number>(undefined)
  const [refused, setRefused] = useState(refusedBefore)
  const free = summary.amount === 0
  const methods = offeredMethods(summary.methods, ctx.tenant.paymentMethods)
  const guest = payer.member === undefined
  const holderDocuments = payer.churchCountry === 'BR'
  const { required, html } = summary.terms

  const schema = useCallback(() => {
    // loads together with the schema; a failure is shown on payment
    void loadPaying().catch(() => undefined)
    return import('./checkout.schema.ts').then(({ checkoutSchema }) =>
      checkoutSchema({ guest, holderDocuments, terms: required, today }),
    )
  }, [guest, holderDocuments, required, today])
  const [initialValues] = useState(() => {
    const kept = orderStore.read()?.method
    const allowed = methods.filter((kind) => paysFrom(kind, draft.buyer?.country ?? payer.country))
    const method = free ? null : (allowed.find((kind) => kind === kept) ?? allowed[0] ?? null)
    return startValues({ buyer: draft.buyer, country: payer.country, method, savedCardId: payer.firstCardId })
  })
  const payment = usePay({ sellable, total, onPayment, onFeatureRefusal: setRefused })
  const form = useForm<CheckoutValues>({
    initialValues,
    schema,
    // terms without a text need no acceptance
    onSubmit: (values) => payment.pay({ ...values, method: usable(values), terms: values.terms || !required }),
    wordsOfCode: useDeclinedWords(),
  })
  const { values } = form
  const country = guest ? values.country : payer.country
  // a chosen method can become unavailable by the buyer's country or by the seller
  const usable = (of: CheckoutValues): PaymentMethodKind | '' =>
    of.method && methods.includes(of.method) && paysFrom(of.method, guest ? of.country : payer.country) ? of.method : ''
  const method = usable(values)
  const sums = useSums(draft, summary, method, Number(values.installments) || 1)
  const unanswered = payment.trouble === 'unanswered'
  const calculating = sums.busy && sums.total === undefined
  const totalText = sums.total ? format.money(sums.total, summary.currency) : undefined

  useEffect(() => {
    total.current = sums.total
  }, [sums.total])

  // a guest's values and the chosen method survive a refresh; a sent attempt stays as it was sent
  useEffect(() => {
    if (orderStore.read()?.attempt) return
    orderStore.keep((order) => ({
      ...order,
      method: values.method || null,
      draft: order.draft && { ...order.draft, buyer: guest ? typedBuyer(values) : null },
    }))
  }, [values, guest])

  // while the dialog is open, nothing below it takes the focus
  const goesOnAt = useRef('')
  useLayoutEffect(() => {
    if (!refused && goesOnAt.current) form.element.current?.querySelector<HTMLElement>(goesOnAt.current)?.focus()
  }, [refused, form.element])
  const close = (at = '[aria-invalid="true"], [type="submit"]') => {
    goesOnAt.current = at
    setRefused(null)
    refetchTotals(ctx)
  }
  const review = () => {
    // the chosen number may no longer be allowed
    form.setValue('installments', '1')
    close('select[name="installments"]')
  }
  const chooseMethod = () => {
    form.setValue('method', '')
    close(`input[name="method"]:not(:disabled, [value="${values.method}"])`)
  }
  return (
    <Split aside={<OrderAside summary={summary} sums={sums} />}>
      {head}
      <OrderFold summary={summary} sums={sums} />
      <Form form={form} label={t('pay.form')}>
        <fieldset disabled={unanswered} css={{ minWidth: 0 }}>
          {payer.member ? (
            <BuyerLine {...payer.member} />
          ) : (
            // while it loads the whole page is a skeleton: methods that are shown already would move down
            <BuyerFields form={form} cpf={needsCpf(method || null, country)} country={payer.churchCountry} />
          )}
          {!free && (
            <MethodList
              form={{ ...form, values: { ...values, method } }}
              methods={methods}
              summary={summary}
              sums={sums}
              country={country}
              cards={payer.cards}
              member={!guest}
              holderDocuments={holderDocuments}
            />
          )}
          {html && <Terms kind={draft.kind} html={html} />}
          {required && (
            <CheckboxField label={t('terms.accept')} css={{ marginTop: 'var(--s6)' }} {...form.field('terms')} />
          )}
        </fieldset>
        {sums.failed && (
          <Notice kind="bad" live>
            {t('failed.sums')}{' '}
            <Button ref={passFocus} busy={sums.busy} onClick={sums.retry}>
              {t('failed.retry')}
            </Button>
          </Notice>
        )}
        {payment.proving && <Notice live>{t('pay.proving')}</Notice>}
        <FormError form={form} />
        {payment.trouble === 'mismatch' && (
          <p>
            <Button onClick={payment.payAnew}>{t('errors.newPayment')}</Button>
          </p>
        )}
        <PayBar
          label={unanswered ? t('submit.again') : submitLabel(method, sums.total, summary.currency)}
          total={totalText || calculating ? { label: t('pay.total'), amount: totalText } : undefined}
          disabledReason={!unanswered && calculating ? t('pay.calculating') : undefined}
          back={{ href: summary.back, label: t('pay.back') }}
        />
      </Form>
      {refused && (
        <OrderRefused
          error={refused}
          draft={draft}
          close={() => close()}
          chooseMethod={chooseMethod}
          review={review}
          proceed={(changed) => {
            orderStore.change((order) => replaceDraft(order, changed, makeKey))
            close()
          }}
        />
      )}
    </Split>
  )
}
