import { useTranslation } from '@atrio/i18n'
import { OfflineBar } from '@atrio/ui'
import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Reloads only once the server is reachable: a reload without network would show the error page. */
const whenReached = (then: () => void) =>
  void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(then, () => undefined)

/** Bar shown while the device is offline: what still works, and a retry. */
export function Offline() {
  const { t } = useTranslation('shell')
  const { revalidate } = useRevalidator()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <OfflineBar
      text={t('offline.text')}
      retry={{ label: t('offline.retry'), onRetry: () => whenReached(() => void revalidate()) }}
    />
  )
}
