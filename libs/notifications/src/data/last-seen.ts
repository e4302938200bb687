import { useCallback, useEffect, useState } from 'react'

/** Keyed by account, since people share devices. The value is an instant and identifies nobody. */
const keyOf = (accountId: number) => `atrio.notificationsSeen.${accountId}`

function read(accountId: number): string | null {
  try {
    const text = localStorage.getItem(keyOf(accountId))
    return text !== null && Number.isFinite(Date.parse(text)) ? text : null
  } catch {
    return null // storage is closed to us in some frames
  }
}

function write(accountId: number, instant: string): void {
  try {
    localStorage.setItem(keyOf(accountId), instant)
  } catch {
    // the bell then counts from the start on the next page
  }
}

/** The newest notification that this account has seen on this device, and the mark of a newer one; over all tabs. */
export function useLastSeen(accountId: number): [seen: string | null, mark: (instant: string) => void] {
  const [seen, setSeen] = useState(() => read(accountId))
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === keyOf(accountId)) setSeen(read(accountId))
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [accountId])
  const mark = useCallback(
    (instant: string) => {
      const before = read(accountId)
      if (before !== null && Date.parse(before) >= Date.parse(instant)) return
      write(accountId, instant)
      setSeen(instant)
    },
    [accountId],
  )
  return [seen, mark]
}
