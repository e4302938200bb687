import type { ChurchListing, Coordinates } from '@atrio/api-client'
import { distanceText, useLocale, useTranslation } from '@atrio/i18n'
import { PlaceMap } from '@atrio/map'
import { addressLines, useChurch } from '@atrio/tenant-core'
import { DottedLine, ListRow, Tag } from '@atrio/ui'
import { ChurchLink } from './church-link.tsx'

type Props = { churches: readonly ChurchListing[]; here: Coordinates | undefined }

/** The churches of an organisation on a map, each with its number in the list beside it. */
export function ChurchesMap({ churches, here }: Props) {
  const { t } = useTranslation('content')
  const locale = useLocale()
  const ownId = useChurch().id
  return (
    <PlaceMap
      items={churches}
      placeOf={({ id, name, location }) => ({ id, name, place: location })}
      here={here}
      words={{
        label: t('churches.map.label'),
        none: t('churches.map.none'),
        note: t('churches.map.note'),
        streetNote: '',
      }}
      row={(church, leading) => (
        <ListRow
          key={church.id}
          leading={leading}
          title={church.name}
          goes={church.id === ownId ? 'inside' : 'outside'}
          link={(title) => <ChurchLink church={church}>{title}</ChurchLink>}
          meta={<DottedLine facts={church.address ? addressLines(church.address) : []} />}
          tag={church.id === ownId && <Tag filled>{t('churches.here')}</Tag>}
          trailing={
            church.distance !== null && (
              <span css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>
                {distanceText(church.distance, church.address?.country ?? '', locale)}
              </span>
            )
          }
        />
      )}
    />
  )
}
