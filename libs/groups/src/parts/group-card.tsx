import type { GroupEntry } from '@atrio/api-client'
import { AppLink, areaOf } from '@atrio/tenant-core'
import { Card, DottedLine, Picture, Tag } from '@atrio/ui'
import { groupPath } from '../paths.ts'
import { GroupTag } from './group-tag.tsx'
import { useGroupWords } from './use-group-words.ts'

/** A group as a card: place, time, audience. */
export function GroupCard({ group }: { group: GroupEntry }) {
  const { when, distance } = useGroupWords()
  return (
    <Card
      heading="h2"
      picture={
        <Picture
          seed={`group-${group.id}`}
          src={group.image?.url}
          alt={group.image?.alt}
          sizes="(min-width: 64em) 25rem, 100vw"
        />
      }
      title={group.name}
      meta={
        <>
          <DottedLine facts={[areaOf(group.address), group.distance !== null && distance(group.distance)]} />
          {group.meets && <DottedLine facts={[when(group.meets)]} />}
        </>
      }
      tag={
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2) var(--s4)' }}>
          {group.audience && <Tag>{group.audience}</Tag>}
          <GroupTag group={group} />
        </span>
      }
      link={(title) => <AppLink to={groupPath(group.id)}>{title}</AppLink>}
    />
  )
}
