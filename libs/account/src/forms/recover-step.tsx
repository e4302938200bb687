import { accessApi } from '@atrio/api-client'
import { EmailField, Form, FormError, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import type { CaptchaSolver } from '../captcha/with-captcha.ts'
import { useRefusals } from '../parts/use-refusals.ts'

const schema = () => import('./email.schema.ts').then((module) => module.emailSchema)

type Props = { email: string; captcha: CaptchaSolver; onSent: (email: string) => void }

/** Sends a new password by mail; the old one works until the new one is used. */
export function RecoverStep({ email, captcha, onSent }: Props) {
  const { t } = useTranslation('account')
  const api = useApi()
  const form = useForm({
    ...useRefusals(),
    initialValues: { email },
    schema,
    // prefilled with the address of the first step
    draft: 'account.email',
    onSubmit: async (values) => {
      const address = values.email.trim()
      await captcha.run((answer) => api.run(accessApi.recover, { email: address, ...answer }))
      onSent(address)
    },
  })
  return (
    <Form form={form} label={t('recover.form')}>
      <EmailField label={t('email.label')} placeholder={t('email.placeholder')} {...form.field('email')} />
      <FormError form={form} />
      <SubmitButton>{t('recover.submit')}</SubmitButton>
    </Form>
  )
}
