import { Rows } from './list-row.tsx'
import { Skeleton } from './skeleton.tsx'

/** Rows on their way. */
export const RowsSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <Rows>
    {Array.from({ length: rows }, (_, i) => (
      <li key={i} aria-hidden css={{ display: 'flex', gap: 'var(--s4)', alignItems: 'center', minHeight: '5rem' }}>
        <Skeleton width="3rem" height="2.6rem" />
        <div css={{ flex: 1 }}>
          <Skeleton width={i % 2 ? '54%' : '70%'} />
          <Skeleton width={i % 2 ? '36%' : '52%'} height=".95rem" css={{ marginTop: '.5rem' }} />
        </div>
      </li>
    ))}
  </Rows>
)
