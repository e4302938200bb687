import { NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useAskedCode, useViewer } from '@atrio/tenant-core'
import { Button, HandsPrayingIcon, useToast } from '@atrio/ui'
import { useState } from 'react'
import { EnterFirst } from '../parts/enter-first.tsx'

/** The form weighs more than the page that it opens over, and few viewers use it: it loads on demand. */
const loadForm = () => import('../forms/ask-dialog.tsx')

/** Opens the request form without leaving the broadcast. */
export default function LiveAsk() {
  const { t } = useTranslation('prayer')
  const signedIn = useViewer() !== NOBODY
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const toast = useToast()
  const form = useAskedCode(open && signedIn, loadForm, () => {
    close()
    toast({ text: t('formFailed') })
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <HandsPrayingIcon size="sm" />
        {t('live.ask')}
      </Button>
      <EnterFirst open={open} onClose={close} />
      {open && signedIn && form && <form.AskDialog onClose={close} />}
    </>
  )
}
