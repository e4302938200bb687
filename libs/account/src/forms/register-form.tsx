import { ApiError, signUpApi, type RegistrationOutcome, type RegistrationSettings } from '@atrio/api-client'
import { CheckboxField, Form, FormError, PasswordField, SubmitButton, TextField, useForm } from '@atrio/forms'
import { useLocale, useTranslation } from '@atrio/i18n'
import { useApi, useChurchCountry } from '@atrio/tenant-core'
import { useCallback, useMemo } from 'react'
import type { CaptchaSolver } from '../captcha/with-captcha.ts'
import { useAnswerableFields } from '../data/asked-lists.queries.ts'
import { emptyRegistration, toRegistrationDraft } from '../model/registration-values.ts'
import { KnownEmail } from '../parts/known-email.tsx'
import { useRefusals } from '../parts/use-refusals.ts'
import { AskedFields } from './asked-fields.tsx'
import { CustomFields } from './custom-fields.tsx'

type Props = {
  email: string
  settings: RegistrationSettings
  captcha: CaptchaSolver
  /** Where the person was going. */
  redirectTo: string | null
  onRegistered: (outcome: RegistrationOutcome, password: string) => Promise<void>
  onExists: () => void
  onChangeEmail: () => void
}

/** Creates an account: name, password, and the fields that this church asks for. */
export function RegisterForm({ email, captcha, redirectTo, onRegistered, onExists, onChangeEmail, ...props }: Props) {
  const { t } = useTranslation('account')
  const api = useApi()
  const locale = useLocale()
  const country = useChurchCountry()
  const fields = useAnswerableFields(props.settings.fields)
  const settings = useMemo(() => ({ ...props.settings, fields }), [props.settings, fields])
  const schema = useCallback(
    () => import('../model/registration.schema.ts').then((module) => module.registrationSchema(settings, country)),
    [settings, country],
  )
  const initialValues = useMemo(() => emptyRegistration(country, settings.customFields), [country, settings])
  const form = useForm({
    ...useRefusals(),
    initialValues,
    schema,
    // of this address only: the next person in the tab gives another
    draft: `account.register.${email}`,
    onSubmit: async (values) => {
      try {
        const draft = toRegistrationDraft(values, settings, locale, {
          email,
          captcha: await captcha.solved(),
          ...(redirectTo && { redirectTo }),
        })
        await onRegistered(await api.run(signUpApi.register, draft), values.password)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'account_exists') throw error
        onExists()
        return { message: t('exists.title') }
      }
    },
  })
  const terms = settings.termsUrl
  return (
    <Form form={form} label={t('register.form')}>
      <KnownEmail email={email} onChange={onChangeEmail} />
      <TextField label={t('register.name')} autoComplete="given-name" {...form.field('name')} />
      <TextField label={t('register.surname')} autoComplete="family-name" {...form.field('surname')} />
      <AskedFields form={form} settings={settings} country={country} />
      <CustomFields fields={settings.customFields} binding={(name) => form.field(name)} />
      <PasswordField label={t('register.password')} autoComplete="new-password" rules {...form.field('password')} />
      <PasswordField label={t('register.confirmation')} autoComplete="new-password" {...form.field('confirmation')} />
      {terms && (
        <CheckboxField
          label={
            <>
              {t('register.terms')}{' '}
              <a href={terms} target="_blank" rel="noreferrer">
                {t('register.termsLink')}
              </a>
            </>
          }
          {...form.field('acceptsTerms')}
        />
      )}
      <FormError form={form} />
      <SubmitButton>{t('register.submit')}</SubmitButton>
    </Form>
  )
}
