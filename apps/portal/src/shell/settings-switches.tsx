import { locales, useLocale, useTranslation, type Locale } from '@atrio/i18n'
import { GlobeIcon, IconButton, MonitorIcon, MoonIcon, SunIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import type { LanguagePlace } from './language-place.ts'
import { chooseLanguage, chooseTheme, themeChoice } from './settings.ts'

/** Each language under its own name. */
const NAMES: Record<Locale, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }
const THEMES = { system: MonitorIcon, light: SunIcon, dark: MoonIcon } as const

const group = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 'var(--s5)' })
const language = css({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-pressed="true"]': { color: 'var(--ink)', fontWeight: 600 },
})
const theme = css({
  '& button': { width: '2.75rem', height: '2.75rem' },
  '& [aria-pressed="true"]': { background: 'var(--wash)', color: 'var(--accent-ink)' },
})

/** The page in another language: each under its own name. */
export function LanguageSwitch({ place }: { place: LanguagePlace }) {
  const { t } = useTranslation('shell')
  const current = useLocale()
  return (
    <div role="group" aria-label={t('settings.language')} css={group}>
      {place === 'menu' && <GlobeIcon size="sm" />}
      {locales.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === current}
          css={language}
          onClick={() => chooseLanguage(one, place)}
        >
          {NAMES[one]}
        </button>
      ))}
    </div>
  )
}

export function ThemeSwitch() {
  const { t } = useTranslation('shell')
  const chosen = useSyncExternalStore(themeChoice.subscribe, themeChoice.read, themeChoice.onServer)
  return (
    <div role="group" aria-label={t('settings.theme')} css={theme}>
      {Object.entries(THEMES).map(([one, Icon]) => (
        <IconButton
          key={one}
          label={t(`settings.${one as keyof typeof THEMES}`)}
          aria-pressed={one === chosen}
          onClick={() => chooseTheme(one as keyof typeof THEMES)}
        >
          <Icon size="sm" />
        </IconButton>
      ))}
    </div>
  )
}
