import { NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useViewer } from '@atrio/tenant-core'
import { Button, HandsPrayingIcon } from '@atrio/ui'
import { lazy, Suspense, useState } from 'react'
import { EnterFirst } from '../parts/enter-first.tsx'

/** The form weighs more than the page that it opens over, and few viewers use it: it loads on demand. */
const AskDialog = lazy(async () => ({ default: (await import('../forms/ask-dialog.tsx')).AskDialog }))

/** Opens the request form without leaving the broadcast. */
export default function LiveAsk() {
  const { t } = useTranslation('prayer')
  const signedIn = useViewer() !== NOBODY
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <HandsPrayingIcon size="sm" />
        {t('live.ask')}
      </Button>
      <EnterFirst open={open} onClose={close} />
      {open && signedIn && (
        <Suspense>
          <AskDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
