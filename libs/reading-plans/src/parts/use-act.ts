import { useTranslation } from '@atrio/i18n'
import { useState } from 'react'
import { refusalKey } from '../model/refusal.ts'

/** Something that is asked of the server from a question: whether it is under way, and why it did not come through. */
export function useAct(act: () => Promise<unknown>) {
  const { t } = useTranslation('readingPlans')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const run = async () => {
    setBusy(true)
    setRefused('')
    try {
      await act()
    } catch (error) {
      setRefused(t(`refused.${refusalKey(error)}`))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, run, forget: () => setRefused('') }
}
