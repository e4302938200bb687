import { addMessages, type MessageLoaders } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'

declare module '@atrio/i18n' {
  interface Messages {
    payment: typeof import('./pt-BR.json')
  }
}

const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/** Messages about a payment that was made, loaded apart because paying needs none of them. */
export const loadPaymentWords = ({ i18n }: Pick<FeatureContext, 'i18n'>): Promise<void> =>
  addMessages(i18n, 'payment', messages)
