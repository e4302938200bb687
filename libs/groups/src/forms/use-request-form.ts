import { useFeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/**
 * Loads the form and its messages once the person may request: a session may be restored after the page was loaded
 * without them.
 */
export function useRequestForm() {
  const { i18n } = useFeatureContext()
  return useQuery({
    queryKey: ['groups.requestForm', i18n.language],
    queryFn: async () => {
      const { RequestForm, loadFormWords } = await import('./request-form.tsx')
      await loadFormWords(i18n)
      return { RequestForm }
    },
    structuralSharing: false,
  })
}
