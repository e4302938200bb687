import { emailApi } from '@atrio/api-client'
import { EmailField, Form, FormError, PasswordField, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { Button, Row } from '@atrio/ui'
import { useRefusals } from '../parts/use-refusals.ts'

const schema = () => import('./change-email.schema.ts').then((module) => module.changeEmailSchema)

/** Asks for the new address and the password; the change itself follows by mail. */
export function ChangeEmailForm({ onDone }: { onDone: (asked: boolean) => void }) {
  const { t } = useTranslation('accountSecurity')
  const api = useApi()
  const form = useForm({
    ...useRefusals(),
    initialValues: { email: '', currentPassword: '' },
    schema,
    onSubmit: async ({ email, currentPassword }) => {
      await api.run(emailApi.ask, { email: email.trim(), password: currentPassword })
      onDone(true)
    },
  })
  return (
    <Form form={form} label={t('email.form')}>
      <EmailField label={t('email.new')} {...form.field('email')} />
      {/* whether it is right only the server knows */}
      <PasswordField
        label={t('email.password')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
        valid={false}
      />
      <FormError form={form} />
      <Row>
        <SubmitButton>{t('email.submit')}</SubmitButton>
        <Button onClick={() => onDone(false)}>{t('email.cancel')}</Button>
      </Row>
    </Form>
  )
}
