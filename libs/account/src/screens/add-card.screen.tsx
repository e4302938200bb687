import { useTranslation } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { AddCardForm } from '../forms/own-forms.lazy.tsx'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { OwnPage } from '../parts/own-page.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext) => {
  void AddCardForm.prefetch(ctx)
  return loadOwnWords(ctx)
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
      <AddCardForm onSaved={saved} />
    </OwnPage>
  )
}
