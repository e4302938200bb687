import { useState } from 'react'
import { useRefusal } from './use-refusal.ts'

/** A write started from a page: whether it is pending, and why it failed. */
export function useAct(act: () => Promise<unknown>) {
  const refusal = useRefusal()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const run = async () => {
    setBusy(true)
    setRefused('')
    try {
      await act()
    } catch (error) {
      setRefused(refusal(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, run }
}
