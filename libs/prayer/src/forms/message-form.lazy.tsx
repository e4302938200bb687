import { LineSkeleton } from '@atrio/ui'
import { lazy, Suspense } from 'react'

/** Reading needs no form: the module loads only where a member sees the page. */
const Form = lazy(async () => {
  const [{ MessageForm }, { WithFormWords }] = await Promise.all([
    import('./message-form.tsx'),
    import('./with-form-words.tsx'),
  ])
  return {
    default: ({ prayerId }: { prayerId: number }) => (
      <WithFormWords>
        <MessageForm prayerId={prayerId} />
      </WithFormWords>
    ),
  }
})

export const LazyMessageForm = ({ prayerId }: { prayerId: number }) => (
  <Suspense fallback={<LineSkeleton lines={3} />}>
    <Form prayerId={prayerId} />
  </Suspense>
)
