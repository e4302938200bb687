import { useTranslation } from '@atrio/i18n'
import { Button, useFocusBack, useToast } from '@atrio/ui'
import { useState } from 'react'
import { PersonalCopyForm } from '../forms/own-forms.lazy.tsx'

/** Offers a copy of what the church holds on the person; the password is asked for first. */
export function PersonalCopy() {
  const { t } = useTranslation('accountSecurity')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [start, backToStart] = useFocusBack()
  if (asking) {
    return (
      <PersonalCopyForm
        onDone={(saved) => {
          setAsking(false)
          if (saved) toast({ text: t('copy.saved') })
          backToStart()
        }}
      />
    )
  }
  return (
    <div ref={start}>
      <Button onClick={() => setAsking(true)}>{t('copy.start')}</Button>
    </div>
  )
}
