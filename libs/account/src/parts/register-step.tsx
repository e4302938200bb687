import { useTranslation } from '@atrio/i18n'
import { failureOf } from '@atrio/tenant-core'
import { ErrorState } from '@atrio/ui'
import type { ComponentProps } from 'react'
import { useRegistrationSettings } from '../data/registration-settings.queries.ts'
import { RegisterForm } from '../forms/register-form.tsx'
import { StepSkeleton } from './step-skeleton.tsx'

/** Loads what this church asks for, then shows the registration form. */
export function RegisterStep(props: Omit<ComponentProps<typeof RegisterForm>, 'settings'>) {
  const { t } = useTranslation('account')
  const settings = useRegistrationSettings()
  if (settings.data) return <RegisterForm {...props} settings={settings.data} />
  const { failed, busy, retry } = failureOf(settings)
  if (failed) {
    return (
      <ErrorState
        heading="h2"
        title={t('register.failed')}
        text={t('register.failedText')}
        retry={{ label: t('register.retry'), busy, onRetry: retry }}
      />
    )
  }
  return <StepSkeleton />
}
