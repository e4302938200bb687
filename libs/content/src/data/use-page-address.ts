import { useMemo, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Protocol and port that the page was opened with; unknown in the server's HTML, where a link leaves them out. */
export function usePageAddress() {
  const protocol = useSyncExternalStore(
    never,
    () => location.protocol,
    () => '',
  )
  const port = useSyncExternalStore(
    never,
    () => location.port,
    () => '',
  )
  return useMemo(() => ({ protocol, port }), [protocol, port])
}
