import type { Congregation } from '@atrio/api-client'
import { formatPhone } from '@atrio/i18n'
import { fillTemplate, useConfig, addressLines, addressQuery } from '@atrio/tenant-core'
import { DottedLine, ListRow, MapPinIcon, Rows } from '@atrio/ui'

/** A church's other places, each with directions. */
export function CongregationRows({ congregations }: { congregations: Congregation[] }) {
  const { mapsUrl } = useConfig()
  return (
    <Rows>
      {congregations.map(({ id, name, address, phone }) => (
        <ListRow
          key={id}
          leading={<MapPinIcon />}
          title={name}
          meta={<DottedLine facts={[...(address ? addressLines(address) : []), phone && formatPhone(phone)]} />}
          goes="outside"
          link={
            address
              ? (title) => (
                  <a href={fillTemplate(mapsUrl, { query: addressQuery(address) })} target="_blank" rel="noopener">
                    {title}
                  </a>
                )
              : undefined
          }
        />
      ))}
    </Rows>
  )
}
