import type { Congregation } from '@atrio/api-client'
import { formatPhone } from '@atrio/i18n'
import { fillTemplate, useConfig, addressLines, addressQuery } from '@atrio/tenant-core'
import { DottedLine, ListRow, MapPinIcon, Rows } from '@atrio/ui'
import type { ReactNode } from 'react'

type Props = { congregation: Congregation; leading: ReactNode }

/** One of a church's places, with directions. */
export function CongregationRow({ congregation: { name, address, phone }, leading }: Props) {
  const { mapsUrl } = useConfig()
  return (
    <ListRow
      leading={leading}
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
  )
}

/** A church's other places. */
export const CongregationRows = ({ congregations }: { congregations: Congregation[] }) => (
  <Rows>
    {congregations.map((congregation) => (
      <CongregationRow key={congregation.id} congregation={congregation} leading={<MapPinIcon />} />
    ))}
  </Rows>
)
