import { loadFormWords } from '@atrio/forms'
import { lazyForm } from '@atrio/tenant-core'
import { LineSkeleton } from '@atrio/ui'
import { FormFailed } from './form-failed.tsx'

/** Reading needs no form: it loads only where a member sees the page. */
export const MessageForm = lazyForm({
  name: 'prayer.message',
  load: async ({ i18n }) => (await Promise.all([import('./message-form.tsx'), loadFormWords(i18n)]))[0].MessageForm,
  loading: <LineSkeleton lines={3} />,
  failed: FormFailed,
})
