import type { MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    shell: typeof import('./pt-BR.json')
  }
}

/** The shell's messages, loaded before the first render, under the namespace `shell`. */
export const shellMessages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}
