import type { MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    shell: typeof import('./i18n/pt-BR.json')
  }
}

/** The shell's words: to be there before the first render, under the namespace `shell`. */
export const shellMessages: MessageLoaders = {
  'pt-BR': () => import('./i18n/pt-BR.json'),
  en: () => import('./i18n/en.json'),
  es: () => import('./i18n/es.json'),
}
