import { accessApi } from '@atrio/api-client'
import { EmailField, Form, FormError, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { withCaptcha } from '../captcha/with-captcha.ts'
import { useRefusals } from '../parts/use-refusals.ts'

const schema = () => import('./email.schema.ts').then((module) => module.emailSchema)

/** Has a new password mailed; the old one stays good until the new one is used. */
export function RecoverStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { t } = useTranslation('account')
  const api = useApi()
  const form = useForm({
    ...useRefusals(),
    initialValues: { email },
    schema,
    onSubmit: async (values) => {
      const address = values.email.trim()
      await withCaptcha(api, (captcha) => api.run(accessApi.recover, { email: address, ...captcha }))
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
