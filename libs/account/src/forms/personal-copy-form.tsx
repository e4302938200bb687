import { personalCopyApi } from '@atrio/api-client'
import { Form, FormError, PasswordField, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { pageDay, useFeatureContext } from '@atrio/tenant-core'
import { Button, Row, saveFile } from '@atrio/ui'
import { useRefusals } from '../parts/use-refusals.ts'

const schema = () => import('./delete-account.schema.ts').then((module) => module.deleteAccountSchema)

/** Asks for the password, and saves the copy as a file. */
export function PersonalCopyForm({ onDone }: { onDone: (saved: boolean) => void }) {
  const { t } = useTranslation('accountSecurity')
  const ctx = useFeatureContext()
  const form = useForm({
    ...useRefusals(),
    initialValues: { currentPassword: '' },
    schema,
    onSubmit: async ({ currentPassword }) => {
      const copy = await ctx.api.run(personalCopyApi.get, { password: currentPassword })
      const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' })
      saveFile(file, `${t('copy.file')}-${pageDay(ctx)}.json`)
      onDone(true)
    },
  })
  return (
    <Form form={form} label={t('copy.title')}>
      {/* whether it is right only the server knows */}
      <PasswordField
        label={t('copy.password')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
        valid={false}
      />
      <FormError form={form} />
      <Row>
        <SubmitButton>{t('copy.submit')}</SubmitButton>
        <Button onClick={() => onDone(false)}>{t('copy.cancel')}</Button>
      </Row>
    </Form>
  )
}
