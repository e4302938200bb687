import { loadFormWords, useForm, type FormState } from '@atrio/forms'
import { defineFeature, type FeatureContext } from '@atrio/tenant-core'
import { storyOf } from '@atrio/testing'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { messages } from '../i18n/messages.ts'
import { BankFields } from './bank-fields.tsx'
import { CardFields } from './card-fields.tsx'
import { startValues, type CheckoutValues } from './checkout-values.ts'
import { BankSkeleton, CardSkeleton } from './fields-skeleton.tsx'

export default { title: 'checkout/Fields on their way' }

const plan = (count: number) => ({ count, each: 5000 / count, last: 5000 / count, interest: 0, total: 5000 })
const initialValues = startValues({ buyer: null, country: 'BR', method: 'card', savedCardId: undefined })

type Form = FormState<CheckoutValues>

function Both({ waiting, fields }: { waiting: ReactNode; fields: (form: Form) => ReactNode }) {
  const form = useForm<CheckoutValues>({
    initialValues,
    schema: () =>
      import('./checkout.schema.ts').then(({ checkoutSchema }) =>
        checkoutSchema({ guest: true, holderDocuments: true, terms: false, today: '2026-07-30' }),
      ),
    onSubmit: () => Promise.resolve(),
  })
  return (
    <>
      <h1>Fields</h1>
      <div data-testid="waiting">{waiting}</div>
      <div data-testid="fields">{fields(form)}</div>
    </>
  )
}

/** The skeleton above the fields it replaces, to compare their heights. */
function compared(waiting: ReactNode, fields: (form: Form) => ReactNode) {
  const load = ({ i18n }: FeatureContext) => loadFormWords(i18n)
  const screen = () => Promise.resolve({ default: () => <Both waiting={waiting} fields={fields} />, load })
  const story = storyOf(defineFeature({ id: 'checkout', messages, routes: () => [{ path: '/', screen }] }), {})
  const heightOf = (canvas: HTMLElement, part: string) =>
    canvas.querySelector(`[data-testid="${part}"]`)?.getBoundingClientRect().height ?? 0
  return {
    ...story,
    play: async (context: { canvasElement: HTMLElement }) => {
      await story.play(context)
      const { canvasElement } = context
      await waitFor(() => expect(heightOf(canvasElement, 'fields')).toBeGreaterThan(0))
      await expect(
        Math.abs(heightOf(canvasElement, 'waiting') - heightOf(canvasElement, 'fields')),
      ).toBeLessThanOrEqual(1)
    },
  }
}

export const CardOfGuest = compared(
  <CardSkeleton saved={0} holderDocuments installments={false} maySave={false} />,
  (form) => (
    <CardFields form={form} saved={[]} plans={[]} plansPending={false} currency="BRL" holderDocuments maySave={false} />
  ),
)
export const CardOfMemberInInstallments = compared(
  <CardSkeleton saved={0} holderDocuments={false} installments maySave />,
  (form) => (
    <CardFields
      {...{ form, saved: [], plans: [plan(1), plan(2)], plansPending: false }}
      {...{ currency: 'BRL', holderDocuments: false, maySave: true }}
    />
  ),
)
export const BankAccount = compared(<BankSkeleton />, (form) => <BankFields form={form} />)
