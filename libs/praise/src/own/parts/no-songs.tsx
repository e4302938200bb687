import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { buttonCss, EmptyState } from '@atrio/ui'
import { paths } from '../../paths.ts'

/** A set list without songs, with the way to them. */
export function NoSongs() {
  const { t } = useTranslation('ownSongs')
  return (
    <EmptyState
      heading="h2"
      seed="no-songs"
      title={t('list.none.title')}
      text={t('list.none.text')}
      action={
        <AppLink to={paths.list} css={buttonCss('primary')}>
          {t('list.none.action')}
        </AppLink>
      }
    />
  )
}
