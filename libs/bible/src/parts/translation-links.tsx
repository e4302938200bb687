import type { Translation } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useBible } from '@atrio/scripture'
import { AppLink } from '@atrio/tenant-core'
import { chipCss } from '@atrio/ui'
import { css } from '@emotion/react'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' })

type Props = { current: Translation; to: (translation: Translation) => string }

/** The church's translations, where it offers several. */
export function TranslationLinks({ current, to }: Props) {
  const { t } = useTranslation('bible')
  const { translations } = useBible()
  if (translations.length < 2) return null
  return (
    <nav aria-label={t('translation')} css={row}>
      {translations.map((one) => (
        <AppLink
          key={one.code}
          to={to(one)}
          title={one.name}
          aria-current={one.code === current.code ? 'true' : undefined}
          css={chipCss}
        >
          {one.abbreviation}
        </AppLink>
      ))}
    </nav>
  )
}
