import { loadCardWords } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { OwnPage } from '../parts/own-page.tsx'
import { StepSkeleton } from '../parts/step-skeleton.tsx'
import { paths } from '../paths.ts'

const loadForm = () => import('../forms/add-card-form.tsx')
const AddCardForm = lazy(() => loadForm().then((module) => ({ default: module.AddCardForm })))

export const load = (ctx: FeatureContext) => {
  // starts together with the page; the component that awaits it handles a failure
  void loadForm().catch(() => undefined)
  return Promise.all([loadOwnWords(ctx), loadCardWords(ctx)])
}

/** Saves a card for later payments. */
export default function AddCardScreen() {
  const { t } = useTranslation('ownPages')
  const navigate = useNavigate()
  const toast = useToast()
  const saved = () => {
    toast({ text: t('cards.saved') })
    void navigate(paths.cards, { replace: true })
  }
  return (
    <OwnPage title={t('cards.add')} lead={t('cards.addLead')} back={{ to: paths.cards, label: t('cards.title') }}>
      <Suspense fallback={<StepSkeleton label={t('own.loading')} />}>
        <AddCardForm onSaved={saved} />
      </Suspense>
    </OwnPage>
  )
}
