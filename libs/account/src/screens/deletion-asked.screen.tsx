import { useTranslation } from '@atrio/i18n'
import { AppLink, Page, sessionAtom } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { loadOwnWords } from '../i18n/own-pages/messages.ts'
import { paths } from '../paths.ts'

export const load = loadOwnWords

/** Says that the mail with the deletion link is on its way; nothing changes until it is used. */
export default function DeletionAskedScreen() {
  const { t } = useTranslation('ownPages')
  const email = useAtomValue(sessionAtom).clientAccount?.email ?? ''
  return (
    <Page title={t('deletionAsked.title')} noIndex>
      <div css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)' }]}>
        <EmptyState
          heading="h1"
          seed="deletion-asked"
          title={t('deletionAsked.title')}
          text={t('deletionAsked.text', { email })}
          action={
            <AppLink to={paths.home} css={buttonCss('primary', 'big')}>
              {t('deletionAsked.keep')}
            </AppLink>
          }
        />
      </div>
    </Page>
  )
}
