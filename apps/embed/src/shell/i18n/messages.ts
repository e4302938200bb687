import type { MessageLoaders } from '@atrio/i18n'
import type messages from './pt-BR.json'

declare module '@atrio/i18n' {
  interface Messages {
    embed: typeof messages
  }
}

export const embedMessages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}
