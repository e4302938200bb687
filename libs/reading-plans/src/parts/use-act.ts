import { useState } from 'react'
import { useRefusal } from './use-refusal.ts'

/** A write started from a page: whether it is pending, and why it failed. */
export function useAct<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  const refusal = useRefusal()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const run = async (...args: Args) => {
    setBusy(true)
    setRefused('')
    try {
      await act(...args)
    } catch (error) {
      setRefused(refusal(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, run }
}
