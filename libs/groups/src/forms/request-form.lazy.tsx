import { loadFormWords } from '@atrio/forms'
import { lazyForm } from '@atrio/tenant-core'
import { Skeleton } from '@atrio/ui'
import { FormFailed } from './form-failed.tsx'

/** A group's page is read without it; a session may also be restored only after the page. */
export const RequestForm = lazyForm({
  name: 'groups.request',
  load: async ({ i18n }) => (await Promise.all([import('./request-form.tsx'), loadFormWords(i18n)]))[0].RequestForm,
  loading: <Skeleton height="12rem" />,
  failed: FormFailed,
})
