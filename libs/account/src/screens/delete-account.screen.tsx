import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { OwnPage } from '../parts/own-page.tsx'
import { StepSkeleton } from '../parts/step-skeleton.tsx'
import { WhatGoes } from '../parts/what-goes.tsx'
import { paths } from '../paths.ts'

const loadForm = () => import('../forms/delete-account-form.tsx')
const DeleteAccountForm = lazy(() => loadForm().then((module) => ({ default: module.DeleteAccountForm })))

export const load = (ctx: FeatureContext) => {
  // starts together with the page; the component that awaits it handles a failure
  void loadForm().catch(() => undefined)
  return Promise.all([loadOwnWords(ctx), loadFormWords(ctx.i18n)])
}

/** Deleting an account starts with its password (document 1 section 2). */
export default function DeleteAccountScreen() {
  const { t } = useTranslation('ownPages')
  const navigate = useNavigate()
  return (
    <OwnPage title={t('deletion.title')} lead={t('deletion.lead')} back={{ to: paths.home, label: t('home.title') }}>
      <WhatGoes />
      <Suspense fallback={<StepSkeleton label={t('own.loading')} />}>
        <DeleteAccountForm onAsked={() => void navigate(paths.deletionAsked, { replace: true })} />
      </Suspense>
    </OwnPage>
  )
}
