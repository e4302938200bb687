import { addMessages, createI18n, I18nProvider, type Locale } from '@atrio/i18n'
import { createRoot } from 'react-dom/client'
import { ErrorPageView } from '../shell/error-page-view.tsx'
import type { ErrorWords } from '../shell/error-query.ts'
import { shellMessages } from '../shell/i18n/messages.ts'

/** The error page of a portal that has no church to show. */
export async function showFailure(root: HTMLElement, words: ErrorWords, locale: Locale) {
  const i18n = createI18n(locale)
  await addMessages(i18n, 'shell', shellMessages)
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <ErrorPageView {...words} />
    </I18nProvider>,
  )
}
