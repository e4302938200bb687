import { ApiError } from '@atrio/api-client'
import { Form, FormError, SubmitButton, useForm, type Refusal } from '@atrio/forms'
import { useLocale } from '@atrio/i18n'
import { countryOfChurch, useFeatureContext } from '@atrio/tenant-core'
import { useCallback, useState } from 'react'
import { useToday } from '../parts/use-today.ts'
import { tokenizeCard } from '../pay/tokenize.ts'
import { usePaymentWords } from '../pay/use-payment-words.ts'
import { CardFields } from './card-fields.tsx'
import { startValues, type CheckoutValues } from './checkout-values.ts'
import { useDeclinedWords } from './use-declined-words.ts'

type Props = {
  /** Names the form. */
  label: string
  submitLabel: string
  /** Takes the payment host's token. What it throws is told in the form. */
  onToken: (token: string) => Promise<void>
}

/** A card without a purchase, for features that keep one: it becomes a token, and goes nowhere else. */
export function NewCardForm({ label, submitLabel, onToken }: Props) {
  const ctx = useFeatureContext()
  const locale = useLocale()
  const today = useToday()
  const { tokenRefusal } = usePaymentWords()
  const { church } = ctx.tenant
  const country = countryOfChurch(church)
  const holderDocuments = country === 'BR'
  const schema = useCallback(
    () =>
      import('./checkout.schema.ts').then(({ checkoutSchema }) =>
        checkoutSchema({ guest: false, holderDocuments, terms: false, today }),
      ),
    [holderDocuments, today],
  )
  const [initialValues] = useState(() => startValues({ buyer: null, country, method: 'card', savedCardId: undefined }))
  const form = useForm<CheckoutValues>({
    initialValues,
    schema,
    onSubmit: async (values): Promise<Refusal | void> => {
      try {
        await onToken((await tokenizeCard(ctx, values, locale)).token)
      } catch (error) {
        return declined(error) ? { fieldErrors: { cardNumber: 'cardDeclined' } } : tokenRefusal(error, 'card')
      }
    },
    wordsOfCode: useDeclinedWords(),
  })
  return (
    <Form form={form} label={label}>
      <CardFields
        form={form}
        saved={[]}
        plans={[]}
        plansPending={false}
        currency={church.currency}
        holderDocuments={holderDocuments}
        maySave={false}
      />
      <FormError form={form} />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}

/** The card's own bank did not want it, as written it was right: the refusal names no field of the form. */
const declined = (error: unknown) =>
  error instanceof ApiError && error.code === 'card_invalid' && 'token' in error.fields
