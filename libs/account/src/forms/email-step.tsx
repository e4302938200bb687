import { signUpApi, type NextStep } from '@atrio/api-client'
import { EmailField, Form, FormError, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import type { CaptchaSolver } from '../captcha/with-captcha.ts'
import { useRefusals } from '../parts/use-refusals.ts'

const schema = () => import('./email.schema.ts').then((module) => module.emailSchema)

type Props = {
  /** The address typed earlier; empty at first. */
  email: string
  captcha: CaptchaSolver
  onNext: (next: NextStep, email: string) => void
}

/** E-mail first: the answer only says whether to log in or to register. */
export function EmailStep({ email: before, captcha, onNext }: Props) {
  const { t } = useTranslation('account')
  const api = useApi()
  const form = useForm({
    ...useRefusals(),
    initialValues: { email: before },
    schema,
    draft: 'account.email',
    onSubmit: async (values) => {
      const email = values.email.trim()
      onNext(await captcha.run((answer) => api.run(signUpApi.byEmail, { email, ...answer })), email)
    },
  })
  return (
    <Form form={form} label={t('email.form')}>
      <EmailField label={t('email.label')} placeholder={t('email.placeholder')} {...form.field('email')} />
      <FormError form={form} />
      <SubmitButton>{t('email.submit')}</SubmitButton>
    </Form>
  )
}
