import type { MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    verses: typeof import('./pt-BR.json')
  }
}

export const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}
