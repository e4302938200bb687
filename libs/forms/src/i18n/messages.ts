import { addMessages, type I18n, type MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    forms: typeof import('./pt-BR.json')
  }
}

const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/**
 * Loads the messages of forms. A screen with a form awaits it in its `load`, so that messages and form arrive together.
 */
export const loadFormWords = (i18n: I18n): Promise<void> => addMessages(i18n, 'forms', messages)
