import { accountApi } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { PersonPage, redirectTarget, sessionAtom, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { useNavigate, useSearchParams } from 'react-router'
import { ChangePasswordForm } from '../forms/change-password-form.tsx'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { passwordChangedPath } from '../paths.ts'

export const load = (ctx: FeatureContext) => Promise.all([loadOwnWords(ctx), loadFormWords(ctx.i18n)])

export default function ChangePasswordScreen() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('ownPages')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const mailed = useAtomValue(sessionAtom).mustChangePassword ?? false
  const wanted = redirectTarget(ctx, search.get('redirectTo'))
  const changed = () => {
    ctx.store.set(sessionAtom, { ...ctx.store.get(sessionAtom), mustChangePassword: false })
    void ctx.api.invalidate(ctx.queryClient, accountApi.me)
    void navigate(passwordChangedPath({ ...(wanted && { redirectTo: wanted }) }), { replace: true })
  }
  return (
    <PersonPage title={t('change.title')} lead={t(mailed ? 'change.mailedLead' : 'change.lead')} width="27rem">
      <ChangePasswordForm mailed={mailed} onChanged={changed} />
    </PersonPage>
  )
}
