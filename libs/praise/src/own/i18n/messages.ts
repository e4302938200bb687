import { addMessages, type I18n, type MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    ownSongs: typeof import('./pt-BR.json')
  }
}

const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/** Loads the words of favourites and set lists: a song is read without them, in a frame too. */
export const loadOwnWords = (i18n: I18n): Promise<void> => addMessages(i18n, 'ownSongs', messages)
