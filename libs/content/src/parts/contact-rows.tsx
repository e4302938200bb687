import type { Church } from '@atrio/api-client'
import { formatPhone, telHref, useTranslation } from '@atrio/i18n'
import { fillTemplate, useConfig, addressLines, addressQuery } from '@atrio/tenant-core'
import { ListRow, MailIcon, MapPinIcon, PhoneIcon, Rows } from '@atrio/ui'

/** A church's address, phone and e-mail. */
export function ContactRows({ church: { address, phone, email } }: { church: Church }) {
  const { t } = useTranslation('content')
  const { mapsUrl } = useConfig()
  return (
    <Rows>
      {address && (
        <ListRow
          leading={<MapPinIcon />}
          title={addressLines(address).join(', ')}
          meta={t('about.map')}
          goes="outside"
          link={(title) => (
            <a href={fillTemplate(mapsUrl, { query: addressQuery(address) })} target="_blank" rel="noopener">
              {title}
            </a>
          )}
        />
      )}
      {phone && (
        <ListRow
          leading={<PhoneIcon />}
          title={formatPhone(phone)}
          meta={t('about.call')}
          link={(title) => <a href={telHref(phone)}>{title}</a>}
        />
      )}
      {email && (
        <ListRow
          leading={<MailIcon />}
          title={email}
          meta={t('about.write')}
          link={(title) => <a href={`mailto:${email}`}>{title}</a>}
        />
      )}
    </Rows>
  )
}
