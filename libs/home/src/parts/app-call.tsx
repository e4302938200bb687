import { useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { buttonCss, Row, Section, SmartphoneIcon } from '@atrio/ui'

/** Links to the church's own app; renders nothing without one. */
export function AppCall() {
  const { t } = useTranslation('home')
  const { appStoreUrl, playStoreUrl } = useChurch()
  const stores = [
    { name: 'Google Play', url: playStoreUrl },
    { name: 'App Store', url: appStoreUrl },
  ].filter(({ url }) => url)
  if (stores.length === 0) return null
  return (
    <Section title={t('app.title')}>
      <p css={{ color: 'var(--muted)', fontSize: 'var(--t-lead)', maxWidth: '30em' }}>{t('app.text')}</p>
      <Row css={{ marginTop: 'var(--s6)' }}>
        {stores.map(({ name, url }) => (
          <a key={name} href={url!} target="_blank" rel="noopener" css={buttonCss()}>
            <SmartphoneIcon size="sm" />
            {name}
          </a>
        ))}
      </Row>
    </Section>
  )
}
