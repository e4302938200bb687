import { addMessages, type I18n, type MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    reports: typeof import('./pt-BR.json')
  }
}

export const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/** Loads the words of the form and the list, which are shown on a press. */
export const loadReportWords = (i18n: I18n): Promise<void> => addMessages(i18n, 'reports', messages)
