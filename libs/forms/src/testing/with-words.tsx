import { createI18n, I18nProvider, type Locale } from '@atrio/i18n'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { loadFormWords } from '../i18n/messages.ts'

/** Renders forms with their messages, in one of the languages. */
export async function renderWithWords(children: ReactNode, locale: Locale = 'pt-BR') {
  const i18n = createI18n(locale)
  await loadFormWords(i18n)
  return render(<I18nProvider i18n={i18n}>{children}</I18nProvider>)
}
