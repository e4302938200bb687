import { ApiError } from '@atrio/api-client'
import { Form, FormError, SubmitButton, useForm, type Refusal } from '@atrio/forms'
import { useLocale } from '@atrio/i18n'
import { countryOfChurch, pageDay, useFeatureContext } from '@atrio/tenant-core'
import { useCallback, useState } from 'react'
import { tokenizeCard } from '../pay/tokenize.ts'
import { usePaymentWords } from '../pay/use-payment-words.ts'
import { CardFields } from './card-fields.tsx'
import { startValues, type CheckoutValues } from './checkout-values.ts'
import { useDeclinedWords } from './use-declined-words.ts'

type Props = {
  /** Accessible name of the form. */
  label: string
  submitLabel: string
  /** Receives the payment host's token. The form shows an error that it throws. */
  onToken: (token: string) => Promise<void>
}

/** Form of a card without a purchase, for features that save one: it becomes a token and is sent nowhere else. */
export function NewCardForm({ label, submitLabel, onToken }: Props) {
  const ctx = useFeatureContext()
  const locale = useLocale()
  const today = pageDay(ctx)
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

/** The card's bank refused it although it is well-formed: the refusal names no field of the form. */
const declined = (error: unknown) =>
  error instanceof ApiError && error.code === 'card_invalid' && 'token' in error.fields
