import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, ExternalLinkIcon } from '@atrio/ui'

/**
 * The way in, for who looks at plans in a frame of another site: a frame is no place to type a password into, so the portal
 * opens beside it and asks there.
 * @param path of the portal
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
