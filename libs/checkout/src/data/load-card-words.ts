import { loadFormWords } from '@atrio/forms'
import { addMessages, type MessageLoaders } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'

/**
 * The texts of checkout once more: a portal may show cards and have no checkout. The feature's own loaders belong to the page's
 * entry, which no lazy file imports (docs/decisions/0082-releases-change-few-files.md).
 */
const messages: MessageLoaders = {
  'pt-BR': () => import('../i18n/pt-BR.json'),
  en: () => import('../i18n/en.json'),
  es: () => import('../i18n/es.json'),
}

/** The messages of the card form, for pages of other features that show it. */
export const loadCardWords = (ctx: FeatureContext) =>
  Promise.all([addMessages(ctx.i18n, 'checkout', messages), loadFormWords(ctx.i18n)])
