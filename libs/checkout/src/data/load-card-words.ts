import { loadFormWords } from '@atrio/forms'
import { addMessages } from '@atrio/i18n'
import type { FeatureContext } from '@atrio/tenant-core'
import { messages } from '../i18n/messages.ts'

/** The messages of the card form, for pages of other features that show it. */
export const loadCardWords = (ctx: FeatureContext) =>
  Promise.all([addMessages(ctx.i18n, 'checkout', messages), loadFormWords(ctx.i18n)])
