import { PRAYER_LIMITS, prayerWritesApi } from '@atrio/api-client'
import { Form, FormError, SubmitButton, TextareaField, useForm, sendingKeys } from '@atrio/forms'
import { useApi } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'
import { useState } from 'react'
import { useForgetPrayers } from '../data/forget-prayers.ts'
import { usePrayerWords } from '../parts/use-prayer-words.ts'

const schema = () => import('./message.schema.ts').then((module) => module.messageSchema)
const initialValues = { text: '' }

/** A message to the request's author. The draft is kept until it is sent, even when the session ends meanwhile. */
export function MessageForm({ prayerId }: { prayerId: number }) {
  const { t, refusal } = usePrayerWords()
  const api = useApi()
  const toast = useToast()
  const forget = useForgetPrayers()
  const [keyOf] = useState(sendingKeys)
  const form = useForm({
    initialValues,
    schema,
    draft: `prayer.message.${prayerId}`,
    readRefusal: (error) => ({ message: refusal(error) }),
    onSubmit: async ({ text }) => {
      await api.run(prayerWritesApi.write, { id: prayerId, text: text.trim(), idempotencyKey: keyOf(text.trim()) })
      form.reset()
      toast({ text: t('message.sent') })
      await forget()
    },
  })
  return (
    <Form form={form} label={t('message.form')}>
      <TextareaField
        label={t('message.label')}
        hint={t('message.hint')}
        maxLength={PRAYER_LIMITS.messageLength}
        {...form.field('text')}
      />
      <FormError form={form} />
      <div>
        <SubmitButton variant="line" size="md">
          {t('message.submit')}
        </SubmitButton>
      </div>
    </Form>
  )
}
