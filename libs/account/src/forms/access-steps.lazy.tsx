import { useTranslation } from '@atrio/i18n'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { FailedNotice } from '@atrio/ui'
import type { ComponentType, ReactNode } from 'react'
import { StepSkeleton } from '../parts/step-skeleton.tsx'

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('account')
  return <FailedNotice retry={{ label: t('register.retry'), onRetry: retry, busy }}>{t('stepFailed')}</FailedNotice>
}

// the page loads the words of its forms
const step = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = <StepSkeleton />,
) => lazyForm({ name: `account.access.${name}`, load, loading, failed: Failed })

// The page is shown before its forms have loaded: their library outweighs the rest of the page. The longest form and
// the rare modals load on demand.
export const EmailStep = step('email', () => import('./email-step.tsx').then((module) => module.EmailStep))
export const PasswordStep = step('password', () => import('./password-step.tsx').then((module) => module.PasswordStep))
export const RecoverStep = step('recover', () => import('./recover-step.tsx').then((module) => module.RecoverStep))
export const RegisterStep = step('register', () =>
  import('../parts/register-step.tsx').then((module) => module.RegisterStep),
)
export const AccessDialog = step(
  'dialog',
  () => import('../parts/access-dialog.tsx').then((module) => module.AccessDialog),
  null,
)
