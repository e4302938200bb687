import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, ExternalLinkIcon } from '@atrio/ui'

/**
 * Link to sign in for visitors of a frame in another site: passwords are not entered in a frame, so the portal opens in
 * a tab. @param path of the portal
 */
export function EnterLink({ path }: { path: string }) {
  const { t } = useTranslation('readingPlans')
  const { origin } = useFeatureContext()
  return (
    <a href={origin + path} target="_blank" rel="noreferrer" css={buttonCss('primary')}>
      {t('enter.link')}
      <ExternalLinkIcon size="sm" />
    </a>
  )
}
