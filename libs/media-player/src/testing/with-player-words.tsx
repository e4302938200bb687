import { createI18n, type I18n, I18nProvider, isLocale, type Locale } from '@atrio/i18n'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { loadPlayerWords } from '../i18n/messages.ts'

/** Puts a story into the language of the toolbar. */
export const withPlayerWords: Decorator = (Story, { globals }) => {
  const language: unknown = globals['language']
  return <Worded language={isLocale(language) ? language : 'pt-BR'} story={<Story />} />
}

function Worded({ language, story }: { language: Locale; story: ReactNode }) {
  const [i18n, setI18n] = useState<I18n>()
  useEffect(() => {
    const loading = createI18n(language)
    void loadPlayerWords(loading).then(() => setI18n(loading))
  }, [language])
  if (!i18n) return null
  return (
    <I18nProvider i18n={i18n}>
      <div css={{ maxWidth: '48rem' }}>{story}</div>
    </I18nProvider>
  )
}
