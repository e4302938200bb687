import { loadFormWords } from '@atrio/forms'
import { lazyForm } from '@atrio/tenant-core'
import { Skeleton } from '@atrio/ui'
import { FormFailed } from './form-failed.tsx'

export const MeetingForm = lazyForm({
  name: 'groups.meeting',
  load: async ({ i18n }) => (await Promise.all([import('./meeting-form.tsx'), loadFormWords(i18n)]))[0].MeetingForm,
  loading: <Skeleton height="24rem" />,
  failed: FormFailed,
})
