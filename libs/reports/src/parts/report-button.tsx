import type { ReportedThing } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { useFeatureContext } from '@atrio/tenant-core'
import { LinkButton, useToast } from '@atrio/ui'
import { useState, type ComponentType } from 'react'
import { loadReportWords } from '../i18n/messages.ts'

type Dialog = ComponentType<{ thing: ReportedThing; onClose: () => void }>

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
  const [busy, setBusy] = useState(false)
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>()
  const [open, setOpen] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      const [module] = await Promise.all([import('./report-dialog.tsx'), loadFormWords(i18n), loadReportWords(i18n)])
      setLoaded({ Dialog: module.ReportDialog })
      setOpen(true)
    } catch {
      toast({ text: failed })
    }
    setBusy(false)
  }
  return (
    <>
      <LinkButton aria-busy={busy || undefined} aria-label={description} onClick={() => void press()}>
        {label}
      </LinkButton>
      {loaded && open && <loaded.Dialog thing={thing} onClose={() => setOpen(false)} />}
    </>
  )
}
