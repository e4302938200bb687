import { useTranslation } from '@atrio/i18n'
import { buttonCss, leadCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useLocation } from 'react-router'

const place = css({ display: 'grid', gap: 'var(--s5)', justifyItems: 'start', padding: 'var(--section) var(--gutter)' })

/** Replaces a page that another site's frame must not show by a link that opens it in a tab. */
export function OwnWindow() {
  const { t } = useTranslation('ownWindow')
  const { pathname, search, hash } = useLocation()
  return (
    <section css={place}>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p css={leadCss}>{t('text')}</p>
      <a href={pathname + search + hash} target="_blank" rel="noopener" css={buttonCss('primary')}>
        {t('open')}
        <span className="visually-hidden"> ({t('newTab')})</span>
      </a>
    </section>
  )
}
