import { accessApi, ApiError, type Credentials } from '@atrio/api-client'
import { Form, FormError, PasswordField, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import type { CaptchaSolver } from '../captcha/with-captcha.ts'
import { KnownEmail } from '../parts/known-email.tsx'
import { useRefusals } from '../parts/use-refusals.ts'

const schema = () => import('./password.schema.ts').then((module) => module.passwordSchema)

type Props = {
  email: string
  captcha: CaptchaSolver
  onCredentials: (credentials: Credentials) => Promise<void>
  onInactive: () => Promise<unknown>
  onChangeEmail: () => void
}

/** Asks for the password of an existing account. */
export function PasswordStep({ email, captcha, onCredentials, onInactive, onChangeEmail }: Props) {
  const { t } = useTranslation('account')
  const api = useApi()
  const form = useForm({
    ...useRefusals(),
    initialValues: { password: '' },
    schema,
    onSubmit: async ({ password }) => {
      try {
        await onCredentials(await captcha.run((answer) => api.run(accessApi.login, { email, password, ...answer })))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'account_inactive') throw error
        await onInactive()
        return { message: t('inactive.title') }
      }
    },
  })
  return (
    <Form form={form} label={t('password.form')}>
      <KnownEmail email={email} onChange={onChangeEmail} />
      {/* whether it is right only the server knows */}
      <PasswordField
        label={t('password.label')}
        autoComplete="current-password"
        {...form.field('password')}
        valid={false}
      />
      <FormError form={form} />
      <SubmitButton>{t('password.submit')}</SubmitButton>
    </Form>
  )
}
