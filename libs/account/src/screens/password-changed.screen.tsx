import { useTranslation } from '@atrio/i18n'
import { AppLink, linkTo, Page, redirectTarget, useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss } from '@atrio/ui'
import { useSearchParams } from 'react-router'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'

export const load = loadOwnWords

export default function PasswordChangedScreen() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('ownPages')
  const [search] = useSearchParams()
  const wanted = redirectTarget(ctx, search.get('redirectTo'))
  return (
    <Page title={t('changed.title')} noIndex>
      <div css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)' }]}>
        <EmptyState
          heading="h1"
          seed="password-changed"
          title={t('changed.title')}
          text={t('changed.text')}
          action={
            <AppLink to={wanted ?? linkTo(ctx, 'home.church') ?? '/'} css={buttonCss('primary', 'big')}>
              {t(wanted ? 'changed.continue' : 'changed.home')}
            </AppLink>
          }
        />
      </div>
    </Page>
  )
}
