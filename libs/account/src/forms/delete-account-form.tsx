import { ownAccountApi } from '@atrio/api-client'
import { Form, FormError, PasswordField, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { sessionAtom, useFeatureContext } from '@atrio/tenant-core'
import { useRefusals } from '../parts/use-refusals.ts'

const schema = () => import('./delete-account.schema.ts').then((module) => module.deleteAccountSchema)

/** Asks for the password before the mail with the deletion link is sent. */
export function DeleteAccountForm({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation('ownPages')
  const ctx = useFeatureContext()
  const form = useForm({
    ...useRefusals(),
    initialValues: { currentPassword: '' },
    schema,
    onSubmit: async ({ currentPassword }) => {
      const accountId = ctx.store.get(sessionAtom).account?.id ?? 0
      await ctx.api.run(ownAccountApi.askForDeletion, { accountId, password: currentPassword })
      onAsked()
    },
  })
  return (
    <Form form={form} label={t('deletion.title')}>
      {/* whether it is right only the server knows */}
      <PasswordField
        label={t('deletion.password')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
        valid={false}
      />
      <FormError form={form} />
      <SubmitButton variant="danger">{t('deletion.submit')}</SubmitButton>
    </Form>
  )
}
