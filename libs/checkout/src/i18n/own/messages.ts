import { addMessages, type MessageLoaders } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'

declare module '@atrio/i18n' {
  interface Messages {
    ownPayments: typeof import('./pt-BR.json')
  }
}

const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/** Messages of the list of one's own payments. */
export const loadOwnPaymentWords = ({ i18n }: Pick<FeatureContext, 'i18n'>): Promise<void> =>
  addMessages(i18n, 'ownPayments', messages)
