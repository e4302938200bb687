import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { isLocale, type Locale } from './locale.ts'

/** The language of the nearest I18nProvider. Throws where there is none: a default would hide the mistake. */
export function useLocale(): Locale {
  // The types promise a context; outside of a provider it is undefined nevertheless.
  const language: unknown = (useContext(I18nContext) as { i18n?: { language?: string } } | undefined)?.i18n?.language
  if (!isLocale(language)) throw new Error('useLocale needs an I18nProvider with an instance of createI18n')
  return language
}
