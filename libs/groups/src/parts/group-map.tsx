import type { Coordinates, GroupEntry } from '@atrio/api-client'
import { PlaceMap } from '@atrio/map'
import { AppLink, areaOf } from '@atrio/tenant-core'
import { DottedLine, ListRow } from '@atrio/ui'
import { groupPath } from '../paths.ts'
import { GroupTag } from './group-tag.tsx'
import { useGroupWords } from './use-group-words.ts'

/** Groups on a map, each with its number in the list beside it. */
export function GroupMap({ groups, here }: { groups: readonly GroupEntry[]; here?: Coordinates | undefined }) {
  const { t, when, distance } = useGroupWords()
  return (
    <PlaceMap
      items={groups}
      placeOf={({ id, name, place, exact }) => ({ id, name, place, isArea: !exact })}
      here={here}
      words={{
        label: t('map.label'),
        none: t('map.none'),
        note: t('map.note'),
        streetNote: groups.every(({ exact }) => exact) ? '' : t('map.streetNote'),
      }}
      row={(group, leading) => (
        <ListRow
          key={group.id}
          leading={leading}
          title={group.name}
          link={(title) => <AppLink to={groupPath(group.id)}>{title}</AppLink>}
          meta={<DottedLine facts={[areaOf(group.address), group.meets && when(group.meets)]} />}
          tag={<GroupTag group={group} />}
          trailing={
            group.distance !== null && (
              <span css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>{distance(group.distance)}</span>
            )
          }
        />
      )}
    />
  )
}
