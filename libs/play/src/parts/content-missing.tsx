import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss } from '@atrio/ui'
import { paths } from '../paths.ts'
import { PlayPage } from './play-page.tsx'

/** A video or collection that is not there, or not any more. */
export function ContentMissing() {
  const { t } = useTranslation('play')
  return (
    <PlayPage title={t('missing.title')} own>
      <div css={[gutterCss, { paddingBlock: 'var(--s10)' }]}>
        <EmptyState
          heading="h1"
          seed="play-missing"
          title={t('missing.title')}
          text={t('missing.text')}
          action={
            <AppLink to={paths.browse} css={buttonCss('primary')}>
              {t('missing.action')}
            </AppLink>
          }
        />
      </div>
    </PlayPage>
  )
}
