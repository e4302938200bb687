import { useTranslation } from '@atrio/i18n'
import { lazy, Suspense, type ComponentProps } from 'react'
import { StepSkeleton } from '../parts/step-skeleton.tsx'

export const loadPersonForm = () => import('./person-form.tsx')
const Form = lazy(() => loadPersonForm().then((module) => ({ default: module.PersonForm })))

/** Loads the form of own data on demand: its library is heavier than the rest of its pages. */
export function PersonForm(props: ComponentProps<typeof Form>) {
  const { t } = useTranslation('ownPages')
  return (
    <Suspense fallback={<StepSkeleton label={t('own.loading')} />}>
      <Form {...props} />
    </Suspense>
  )
}
