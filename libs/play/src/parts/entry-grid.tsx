import type { PlayEntry } from '@atrio/api-client'
import { CardGrid, CardSkeleton } from '@atrio/ui'
import { EntryCard } from './entry-card.tsx'

const WAITING = 3

/** Videos and collections in a grid. Undefined: they are on their way. */
export const EntryGrid = ({
  entries,
  heading,
}: {
  entries: readonly PlayEntry[] | undefined
  heading?: 'h2' | 'h3'
}) => (
  <CardGrid>
    {entries?.map((entry) => (
      <li key={entry.id}>
        <EntryCard entry={entry} heading={heading} />
      </li>
    )) ??
      Array.from({ length: WAITING }, (_, index) => (
        <li key={index}>
          <CardSkeleton seed={`play-waiting-${index}`} />
        </li>
      ))}
  </CardGrid>
)
