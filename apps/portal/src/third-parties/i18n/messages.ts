import type { MessageLoaders } from '@atrio/i18n'

declare module '@atrio/i18n' {
  interface Messages {
    consent: typeof import('./pt-BR.json')
  }
}

/** Words of the question for consent, loaded only where a church uses scripts of others. */
export const consentMessages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}
