import { addMessages } from '@atrio/i18n'
import type { FeatureContext } from './feature-context.ts'

/**
 * Loads the words of a feature of this portal, for what it lends to pages of others. It reads them from the list of
 * features: a lazy file that imported the loaders of its words would change with each release that changes any page.
 * @param id of a feature; without it in the portal nothing is loaded
 */
export async function loadFeatureWords({ features, i18n }: Pick<FeatureContext, 'features' | 'i18n'>, id: string) {
  const feature = features.find((each) => each.id === id)
  if (feature) await addMessages(i18n, id, feature.messages)
}
