import { addMessages, type I18n, type MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    map: typeof import('./pt-BR.json')
  }
}

export const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/** Loads the words of street maps. A screen with a map awaits it in its `load`, where tiles are configured. */
export const loadMapWords = (i18n: I18n): Promise<void> => addMessages(i18n, 'map', messages)
