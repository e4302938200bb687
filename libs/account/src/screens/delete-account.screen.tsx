import { useTranslation } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import { useNavigate } from 'react-router'
import { DeleteAccountForm } from '../forms/own-forms.lazy.tsx'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { OwnPage } from '../parts/own-page.tsx'
import { DeletedDataList } from '../parts/deleted-data-list.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext) => {
  void DeleteAccountForm.prefetch(ctx)
  return loadOwnWords(ctx)
}

/** Deleting an account starts with its password (document 1 section 2). */
export default function DeleteAccountScreen() {
  const { t } = useTranslation('ownPages')
  const navigate = useNavigate()
  return (
    <OwnPage title={t('deletion.title')} lead={t('deletion.lead')} back={{ to: paths.home, label: t('home.title') }}>
      <DeletedDataList />
      <DeleteAccountForm onAsked={() => void navigate(paths.deletionAsked, { replace: true })} />
    </OwnPage>
  )
}
