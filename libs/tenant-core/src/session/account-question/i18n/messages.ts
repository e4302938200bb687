import { addMessages, type I18n, type MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    accountSwitch: typeof import('./pt-BR.json')
  }
}

const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

export const loadAccountSwitchWords = (i18n: I18n): Promise<void> => addMessages(i18n, 'accountSwitch', messages)
