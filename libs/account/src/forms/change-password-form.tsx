import { ownDataApi } from '@atrio/api-client'
import { Form, FormError, PasswordField, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useApi } from '@atrio/tenant-core'
import { useRefusals } from '../parts/use-refusals.ts'

const schema = () => import('./change-password.schema.ts').then((module) => module.changePasswordSchema)

/** Changes the password; `mailed`: the current one came by mail. */
export function ChangePasswordForm({ mailed, onChanged }: { mailed: boolean; onChanged: () => void }) {
  const { t } = useTranslation('ownPages')
  const api = useApi()
  const form = useForm({
    ...useRefusals(),
    initialValues: { currentPassword: '', newPassword: '', confirmation: '' },
    schema,
    onSubmit: async ({ currentPassword, newPassword }) => {
      await api.run(ownDataApi.changePassword, { currentPassword, newPassword })
      onChanged()
    },
  })
  return (
    <Form form={form} label={t('change.form')}>
      {/* whether it is right only the server knows */}
      <PasswordField
        label={t(mailed ? 'change.mailed' : 'change.current')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
        valid={false}
      />
      <PasswordField label={t('change.new')} autoComplete="new-password" rules {...form.field('newPassword')} />
      <PasswordField label={t('change.confirmation')} autoComplete="new-password" {...form.field('confirmation')} />
      <FormError form={form} />
      <SubmitButton>{t('change.submit')}</SubmitButton>
    </Form>
  )
}
