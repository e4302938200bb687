import { ApiError, ticketChangesApi } from '@atrio/api-client'
import { EmailField, Form, FormError, SubmitButton, useForm, y, type Refusal } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'
import { forgetTickets } from '../data/forget-tickets.ts'
import { useRefusalWords } from './use-refusal-words.tsx'
import type { Whose } from './whose.ts'

const schema = y.object({ email: y.string().required().email() })

/** Mails the link of an offer. */
export function PassForm({ whose, onClose }: { whose: Whose; onClose: () => void }) {
  const { t } = useTranslation('ticketChanges')
  const ctx = useFeatureContext()
  const toast = useToast()
  const { textOf } = useRefusalWords('pass')
  const form = useForm({
    initialValues: { email: '' },
    schema,
    onSubmit: async ({ email }) => {
      await ctx.api.run(ticketChangesApi.offer, { ...whose, email: email.trim() })
      await forgetTickets(ctx)
      toast({ text: t('pass.done', { email: email.trim() }) })
      onClose()
    },
    readRefusal: (error): Refusal =>
      error instanceof ApiError && 'email' in error.fields ? { fieldErrors: error.fields } : { message: textOf(error) },
  })
  return (
    <Form form={form} label={t('pass.form')}>
      <EmailField label={t('pass.email')} autoComplete="off" {...form.field('email')} />
      <FormError form={form} />
      <div>
        <SubmitButton>{t('pass.send')}</SubmitButton>
      </div>
    </Form>
  )
}
