import { addMessages, type I18n, type MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    scripture: typeof import('./pt-BR.json')
  }
}

export const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/** Loads the names of the books. A screen that shows them awaits it in its `load`, so that they arrive together. */
export const loadScriptureWords = (i18n: I18n): Promise<void> => addMessages(i18n, 'scripture', messages)
