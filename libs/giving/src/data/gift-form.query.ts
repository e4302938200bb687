import { loadFormWords } from '@atrio/forms'
import type { FeatureContext } from '@atrio/tenant-core'
import { queryOptions } from '@tanstack/react-query'

/**
 * The form with its words, fetched only in a browser: what was chosen stands in the tab's storage, and a page that the
 * server drew comes without the words of forms.
 */
export const giftFormQuery = ({ i18n }: Pick<FeatureContext, 'i18n'>) =>
  queryOptions({
    queryKey: ['giving.form', i18n.language],
    staleTime: Infinity,
    queryFn: async () => {
      const [{ GiftForm }] = await Promise.all([import('../give/gift-form.tsx'), loadFormWords(i18n)])
      return { GiftForm }
    },
  })
