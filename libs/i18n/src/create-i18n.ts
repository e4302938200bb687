import { createInstance, type i18n } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { isLocale, type Locale } from './locale.ts'

/**
 * A translator of its own for one browser tab or one request: nothing is shared, so two languages can be rendered
 * side by side. It is ready at once, without catalogues; `addMessages` brings those.
 *
 * react-i18next's plugin is left out on purpose: it makes one instance the process-wide default.
 */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    react: { useSuspense: false },
    interpolation: { escapeValue: false },
  })
  return instance
}

/** The language of the nearest I18nProvider. Throws where there is none: a default would hide the mistake. */
export function useLocale(): Locale {
  // The types promise a context; outside of a provider it is undefined nevertheless.
  const language: unknown = (useContext(I18nContext) as { i18n?: { language?: string } } | undefined)?.i18n?.language
  if (!isLocale(language)) throw new Error('useLocale needs an I18nProvider with an instance of createI18n')
  return language
}
