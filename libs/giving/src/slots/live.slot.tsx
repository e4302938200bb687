import { useTranslation } from '@atrio/i18n'
import { AppLink, useLink } from '@atrio/tenant-core'
import { buttonCss, HeartHandshakeIcon } from '@atrio/ui'

/** Link to giving during a broadcast. */
export default function GiveDuringLive() {
  const { t } = useTranslation('giving')
  const to = useLink('giving.home')
  if (!to) return null
  return (
    <AppLink to={to} css={buttonCss()}>
      <HeartHandshakeIcon size="sm" />
      {t('live')}
    </AppLink>
  )
}
