import { useTranslation } from '@atrio/i18n'
import { useOnline } from '@atrio/tenant-core'
import { OfflineBar } from '@atrio/ui'
import { useRevalidator } from 'react-router'

/** Reloads only once the server is reachable: a reload without network would show the error page. */
const whenReached = (then: () => void) =>
  void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(then, () => undefined)

/** Bar shown while the device is offline: what still works, and a retry. */
export function Offline() {
  const { t } = useTranslation('shell')
  const { revalidate } = useRevalidator()
  if (useOnline()) return null
  return (
    <OfflineBar
      text={t('offline.text')}
      retry={{ label: t('offline.retry'), onRetry: () => whenReached(() => void revalidate()) }}
    />
  )
}
