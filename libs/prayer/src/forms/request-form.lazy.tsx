import { LineSkeleton } from '@atrio/ui'
import { lazy, Suspense } from 'react'

/** The form's library is heavier than its page: the page is shown while it loads. */
export const fetchRequestForm = () => Promise.all([import('./request-form.tsx'), import('./with-form-words.tsx')])

const Form = lazy(async () => {
  const [{ RequestForm }, { WithFormWords }] = await fetchRequestForm()
  return {
    default: ({ onAsked }: { onAsked: () => void }) => (
      <WithFormWords>
        <RequestForm onAsked={onAsked} />
      </WithFormWords>
    ),
  }
})

export const LazyRequestForm = ({ onAsked }: { onAsked: () => void }) => (
  <Suspense fallback={<LineSkeleton lines={4} />}>
    <Form onAsked={onAsked} />
  </Suspense>
)
