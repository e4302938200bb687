import { useFeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

/** The form and its words come when somebody may ask: a session may come back on a page that was read without them. */
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
