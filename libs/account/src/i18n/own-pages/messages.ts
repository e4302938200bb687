import { addMessages, type MessageLoaders } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'

declare module '@atrio/i18n' {
  interface Messages {
    ownPages: typeof import('./pt-BR.json')
  }
}

const messages: MessageLoaders = {
  'pt-BR': () => import('./pt-BR.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
}

/** Messages of a member's own pages, loaded apart because signing in needs none of them. */
export const loadOwnWords = ({ i18n }: Pick<FeatureContext, 'i18n'>): Promise<void> =>
  addMessages(i18n, 'ownPages', messages)
