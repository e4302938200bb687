import { createI18n, I18nProvider, isLocale, type Locale } from '@atrio/i18n'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, Suspense, useMemo } from 'react'

/** Puts a story into the language of the toolbar; the words of forms come by themselves. */
export const withFormWords: Decorator = (Story, { globals }) => {
  const language: unknown = globals['language']
  return <Worded language={isLocale(language) ? language : 'pt-BR'} story={<Story />} />
}

function Worded({ language, story }: { language: Locale; story: ReactNode }) {
  const i18n = useMemo(() => createI18n(language), [language])
  return (
    <I18nProvider i18n={i18n}>
      <Suspense>
        <div css={{ maxWidth: '34rem' }}>{story}</div>
      </Suspense>
    </I18nProvider>
  )
}
