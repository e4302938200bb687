import { locales, useLocale, useTranslation, type Locale } from '@atrio/i18n'
import { GlobeIcon, IconButton, MonitorIcon, MoonIcon, SunIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { chooseLanguage, chooseTheme, refocusAfterLanguage, themeChoice, type LanguagePlace } from './settings.ts'
import { MORE_ID } from './use-menu.ts'

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

const chosenIn = (group: HTMLElement | null) => group?.querySelector<HTMLElement>('[aria-pressed="true"]')
/** What opens the More menu, in the bar of this screen's width. */
const visibleOpener = () =>
  [...document.querySelectorAll<HTMLElement>(`[aria-controls="${MORE_ID}"]`)].find((one) => one.checkVisibility())

/** The page in another language: each under its own name. */
export function LanguageSwitch({ place }: { place: LanguagePlace }) {
  const { t } = useTranslation('shell')
  const current = useLocale()
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the footer's is on the page from the beginning; the menu is closed then
    if (place === 'footer') refocusAfterLanguage({ menu: visibleOpener, footer: () => chosenIn(own.current) })
  }, [place])
  return (
    <div ref={own} role="group" aria-label={t('settings.language')} css={group}>
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
