import { loadFormWords } from '@atrio/forms'
import { lazyForm } from '@atrio/tenant-core'
import { LineSkeleton } from '@atrio/ui'
import { FormFailed } from './form-failed.tsx'

export const RequestForm = lazyForm({
  name: 'prayer.request',
  load: async ({ i18n }) => (await Promise.all([import('./request-form.tsx'), loadFormWords(i18n)]))[0].RequestForm,
  loading: <LineSkeleton lines={4} />,
  failed: FormFailed,
})
