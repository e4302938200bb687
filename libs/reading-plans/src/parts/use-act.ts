import { useTranslation } from '@atrio/i18n'
import { useState } from 'react'
import { refusalKey } from '../model/refusal.ts'

/** A write started from a dialog: whether it is pending, and why it failed. */
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
