import { loadFormWords } from '@atrio/forms'
import { lazyForm } from '@atrio/tenant-core'
import { LineSkeleton } from '@atrio/ui'
import { FormFailed } from './form-failed.tsx'

export const AnsweredForm = lazyForm({
  name: 'prayer.answered',
  load: async ({ i18n }) => (await Promise.all([import('./answered-form.tsx'), loadFormWords(i18n)]))[0].AnsweredForm,
  loading: <LineSkeleton lines={3} />,
  failed: FormFailed,
})
