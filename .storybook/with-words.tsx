import { createI18n, type I18n, I18nProvider, isLocale, type Locale } from '@atrio/i18n'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'

type Load = (i18n: I18n) => Promise<unknown>

/**
 * Puts the stories of a library without features into the language of the toolbar: `parameters: { words: loadFormWords }`
 * brings its words, `width` (a CSS length) the room that it is drawn in.
 */
export const withWords: Decorator = (Story, { globals, parameters }) => {
  const { words, width } = parameters as { words?: Load; width?: string }
  if (!words) return <Story />
  const language: unknown = globals['language']
  return (
    <Worded language={isLocale(language) ? language : 'pt-BR'} words={words}>
      <div css={{ maxWidth: width }}>
        <Story />
      </div>
    </Worded>
  )
}

function Worded({ language, words, children }: { language: Locale; words: Load; children: ReactNode }) {
  const [i18n, setI18n] = useState<I18n>()
  useEffect(() => {
    const loading = createI18n(language)
    void words(loading).then(() => setI18n(loading))
  }, [language, words])
  return i18n ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : null
}
