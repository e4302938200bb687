import type { Congregation } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { PlaceMap } from '@atrio/map'
import { useChurch } from '@atrio/tenant-core'
import { CongregationRow } from './congregation-rows.tsx'

/** No congregation has this id: the church itself, among its congregations. */
const OWN = 0

/** A church and its congregations on a map, each with its number in the list beside it. */
export function CongregationsMap({ congregations }: { congregations: readonly Congregation[] }) {
  const { t } = useTranslation('content')
  const church = useChurch()
  return (
    <PlaceMap
      items={[{ ...church, id: OWN }, ...congregations]}
      placeOf={({ id, name, location }) => ({ id, name, place: location })}
      here={undefined}
      words={{
        label: t('churches.map.congregations'),
        none: t('churches.map.none'),
        note: t('churches.map.note'),
        streetNote: '',
      }}
      row={(congregation, leading) => (
        <CongregationRow key={congregation.id} congregation={congregation} leading={leading} />
      )}
    />
  )
}
