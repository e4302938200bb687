import type { PlayEntry } from '@atrio/api-client'
import { CardGrid, CardSkeleton } from '@atrio/ui'
import type { Marks } from '../data/marks.queries.ts'
import { EntryCard } from './entry-card.tsx'

const WAITING = 3

/** Videos and collections in a grid. Undefined: they are on their way. */
export const EntryGrid = ({
  entries,
  marks,
  heading,
}: {
  entries: readonly PlayEntry[] | undefined
  marks?: Marks
  heading?: 'h2' | 'h3'
}) => (
  <CardGrid>
    {entries?.map((entry) => (
      <li key={entry.id}>
        <EntryCard entry={entry} mark={marks?.get(entry.id)} heading={heading} />
      </li>
    )) ??
      Array.from({ length: WAITING }, (_, index) => (
        <li key={index}>
          <CardSkeleton seed={`play-waiting-${index}`} />
        </li>
      ))}
  </CardGrid>
)
