import { addMessages, createI18n, I18nProvider, isLocale } from '@atrio/i18n'
import { useEffect, useState } from 'react'
import { ErrorPageView, type ErrorPageViewProps } from './error-page-view.tsx'
import { shellMessages } from './i18n/messages.ts'

export default { title: 'shell/Error page alone' }

function Alone({ kind, language }: ErrorPageViewProps & { language: unknown }) {
  const [i18n] = useState(() => createI18n(isLocale(language) ? language : 'pt-BR'))
  const [ready, setReady] = useState(false)
  useEffect(() => {
    void addMessages(i18n, 'shell', shellMessages).then(() => setReady(true))
  }, [i18n])
  return <I18nProvider i18n={i18n}>{ready && <ErrorPageView kind={kind} />}</I18nProvider>
}

const alone = (kind: ErrorPageViewProps['kind']) => ({
  parameters: { layout: 'fullscreen' },
  render: (_args: unknown, { globals: { language } }: { globals: Record<string, unknown> }) => (
    <Alone key={String(language)} kind={kind} language={language} />
  ),
})

export const UnknownChurch = alone('unknown')
export const InactiveChurch = alone('inactive')
export const StartUpFailed = alone('failed')
