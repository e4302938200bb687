import { createInstance, type i18n } from 'i18next'
import type { Locale } from './locale.ts'

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
