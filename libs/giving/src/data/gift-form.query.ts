import { loadFormWords } from '@atrio/forms'
import type { FeatureContext } from '@atrio/tenant-core'
import { queryOptions } from '@tanstack/react-query'

/**
 * The form with its messages, loaded only in a browser: the draft is in the tab's storage, and a server-rendered page
 * comes without the messages of forms.
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
