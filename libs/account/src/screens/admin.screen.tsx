import { useTranslation } from '@atrio/i18n'
import { fillTemplate, NotFoundPage, useLink, type FeatureContext } from '@atrio/tenant-core'
import { redirect } from 'react-router'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'

/** On a plain host no server redirects: the portal does. */
export const load = (ctx: FeatureContext) => {
  const { adminUrl } = ctx.config
  if (!adminUrl) return loadOwnWords(ctx)
  const [lang = 'en'] = ctx.locale.split('-')
  throw redirect(fillTemplate(adminUrl, { lang, code: ctx.tenant.church.code }))
}

/** Says that this portal has no admin site. */
export default function AdminScreen() {
  const { t } = useTranslation('ownPages')
  const home = useLink('home.church')
  return <NotFoundPage title={t('admin.title')} text={t('admin.text')} to={home ?? '/'} action={t('admin.home')} />
}
