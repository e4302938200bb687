import { useLocale, useTranslation } from '@atrio/i18n'
import { fillTemplate, useChurch, useConfig } from '@atrio/tenant-core'
import { css } from '@emotion/react'

const note = css({
  marginTop: 'var(--s5)',
  paddingTop: 'var(--s5)',
  borderTop: '1px solid var(--hairline)',
  color: 'var(--muted)',
  fontSize: 'var(--t-small)',
  '& a': { color: 'inherit' },
})

/** Says which policy one accepts by continuing; renders nothing when no policy is configured. */
export function PrivacyNote() {
  const { t } = useTranslation('account')
  const church = useChurch()
  const { privacyUrl } = useConfig()
  const lang = useLocale()
  if (!privacyUrl) return null
  const url = fillTemplate(privacyUrl, { lang, code: church.code })
  return (
    <p css={note}>
      {t('privacy.before')}{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {t('privacy.link')}
      </a>{' '}
      {t('privacy.after', { church: church.name })}
    </p>
  )
}
