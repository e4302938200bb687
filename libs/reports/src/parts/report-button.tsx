import type { ReportedThing } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { useAskedCode, useFeatureContext } from '@atrio/tenant-core'
import { LinkButton, useToast } from '@atrio/ui'
import { useState } from 'react'
import { loadReportWords } from '../i18n/messages.ts'

type Props = {
  thing: ReportedThing
  /** The feature's own words: those of this library load on the press. */
  label: string
  /** Names the thing to screen readers, where several buttons look the same. */
  description?: string
  /** Shown when the dialog did not arrive. */
  failed: string
}

/** Reports a thing; the dialog's code and words load on the press. */
export function ReportButton({ thing, label, description, failed }: Props) {
  const { i18n } = useFeatureContext()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const load = async () =>
    (await Promise.all([import('./report-dialog.tsx'), loadFormWords(i18n), loadReportWords(i18n)]))[0]
  const code = useAskedCode(open, load, () => {
    close()
    toast({ text: failed })
  })
  return (
    <>
      <LinkButton aria-busy={(open && !code) || undefined} aria-label={description} onClick={() => setOpen(true)}>
        {label}
      </LinkButton>
      {open && code && <code.ReportDialog thing={thing} onClose={close} />}
    </>
  )
}
