import { useTranslation } from '@atrio/i18n'
import { consentAtom } from '@atrio/tenant-core'
import { ListRow, LockIcon } from '@atrio/ui'
import { useAtomValue } from 'jotai'

/** Opens the choices about scripts of others; nothing where the church uses none. */
export function PrivacyRow() {
  const { t } = useTranslation('ownPages')
  const consent = useAtomValue(consentAtom)
  if (!consent) return null
  return (
    <ListRow
      leading={<LockIcon />}
      title={consent.label}
      meta={t('home.consent')}
      link={(title) => (
        <button type="button" onClick={consent.open}>
          {title}
        </button>
      )}
    />
  )
}
