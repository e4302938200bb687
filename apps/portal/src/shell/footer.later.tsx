import { networkIcons, networkName } from '@atrio/content'
import { formatPhone, telHref, useTranslation } from '@atrio/i18n'
import { AppLink, consentAtom, fillTemplate, useFeatureContext, addressLines, addressQuery } from '@atrio/tenant-core'
import { Glass } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { Brand } from './brand.tsx'
import { endCss, footerCss, friezeCss, gridCss } from './footer.styles.ts'
import { navLinks } from './nav-links.ts'
import { LanguageSwitch, ThemeSwitch } from './settings-switches.tsx'

export type FooterProps = { onChangeChurch: (() => void) | undefined }

const never = () => () => {}

/** The footer: the church's address and contact data, language and theme. */
export function Footer({ onChangeChurch }: FooterProps) {
  const ctx = useFeatureContext()
  const { t } = useTranslation('shell')
  const { church, visual } = ctx.tenant
  const { adminUrl, mapsUrl, privacyUrl } = ctx.config
  const consent = useAtomValue(consentAtom)
  // it may be known by the time that the server's markup is hydrated
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const links = navLinks(ctx, 'footer')
  const { address, phone, email, social } = church
  return (
    <footer data-print="no">
      <div aria-hidden css={friezeCss}>
        <Glass seed={`frieze-${church.id}`} shape="strip" />
      </div>
      <div css={footerCss}>
        <div css={gridCss}>
          <div>
            <Brand name={church.name} logo={visual.logo} />
            {church.description && <p>{church.description}</p>}
          </div>
          {links.length > 0 && (
            <div>
              <h2>{t('footer.links')}</h2>
              <ul>
                {links.map(({ role, href, label }) => (
                  <li key={role}>
                    <AppLink to={href}>{label}</AppLink>
                  </li>
                ))}
                {onChangeChurch && (
                  <li>
                    <button type="button" onClick={onChangeChurch}>
                      {t('selector.open')}
                    </button>
                  </li>
                )}
              </ul>
            </div>
          )}
          {social.length > 0 && (
            <div>
              <h2>{t('footer.social')}</h2>
              <ul>
                {social.map((link) => {
                  const Icon = networkIcons[link.network]
                  return (
                    <li key={link.url}>
                      <a href={link.url} target="_blank" rel="noopener">
                        <Icon size="sm" />
                        {networkName(link)}
                      </a>
                    </li>
                  )
                })}
              </ul>
            </div>
          )}
          {(address ?? phone ?? email) && (
            <div>
              <h2>{t('footer.contact')}</h2>
              <ul>
                {address && (
                  <li>
                    <a
                      href={fillTemplate(mapsUrl, { query: addressQuery(address) })}
                      target="_blank"
                      rel="noopener"
                      title={t('footer.map')}
                    >
                      <span>
                        {addressLines(address).map((line) => (
                          <span key={line} css={{ display: 'block' }}>
                            {line}
                          </span>
                        ))}
                      </span>
                    </a>
                  </li>
                )}
                {phone && (
                  <li>
                    <a href={telHref(phone)}>{formatPhone(phone)}</a>
                  </li>
                )}
                {email && (
                  <li>
                    <a href={`mailto:${email}`}>{email}</a>
                  </li>
                )}
              </ul>
            </div>
          )}
        </div>
        <div css={endCss}>
          {privacyUrl && (
            <a href={fillTemplate(privacyUrl, { lang: ctx.locale, code: church.code })} target="_blank" rel="noopener">
              {t('footer.privacy')}
            </a>
          )}
          {consent && !fromServer && (
            <button type="button" onClick={consent.open}>
              {consent.label}
            </button>
          )}
          {adminUrl && <a href="/admin">{t('footer.admin')}</a>}
          <LanguageSwitch place="footer" />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
