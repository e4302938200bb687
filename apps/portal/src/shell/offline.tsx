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

/** Asks for the page anew only once the server can be reached: a load without network would lead to the error page. */
const whenReached = (then: () => void) =>
  void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(then, () => undefined)

/** While the device has no network: what still works, and another try. */
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
