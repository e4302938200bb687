import { addMessages, type MessageLoaders } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'

declare module '@atrio/i18n' {
  interface Messages {
    accountSecurity: typeof import('./pt-BR.json')
  }
}

const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/** Messages about sessions, the change of the e-mail and the copy of one's own data. */
export const loadSecurityWords = ({ i18n }: Pick<FeatureContext, 'i18n'>): Promise<void> =>
  addMessages(i18n, 'accountSecurity', messages)
