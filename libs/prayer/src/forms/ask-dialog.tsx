import { Button, Dialog, useToast } from '@atrio/ui'
import { usePrayerWords } from '../parts/use-prayer-words.ts'
import { RequestForm } from './request-form.lazy.tsx'

/** The request form as a dialog over another page. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = usePrayerWords()
  const toast = useToast()
  const asked = () => {
    toast({ text: t('live.asked') })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('ask.title')}>
      <RequestForm onAsked={asked} />
      <p css={{ marginTop: 'var(--s4)' }}>
        <Button onClick={onClose}>{t('enter.later')}</Button>
      </p>
    </Dialog>
  )
}
