import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** Steps of the 4-px grid, as in the tokens `--s1` … `--s24`. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24

type StackProps = { gap?: Space; className?: string; children?: ReactNode }

/** Things one under the other. */
export const Stack = ({ gap = 4, className, children }: StackProps) => (
  <div
    className={className}
    css={{ display: 'grid', gap: `var(--s${gap})`, justifyItems: 'start', '& > *': { maxWidth: '100%' } }}
  >
    {children}
  </div>
)

/** Elements side by side that wrap: actions, chips, tags. */
export const Row = ({ gap = 3, className, children }: StackProps) => (
  <div className={className} css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `var(--s${gap})` }}>
    {children}
  </div>
)

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  columnGap: 'var(--s10)',
  // each row of cards has five grid rows, one for each part of a card; the gap is below the cards only
  marginBottom: 'calc(var(--s10) * -1)',
  '& > li': { gridRow: 'span 5', marginBottom: 'var(--s10)' },
  '& > li, & > li > article': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& > li > article': { gridRow: '1 / -1' },
})

/**
 * Cards in as many columns as fit; the titles, texts and tags of a row stand on one line, whatever lies above them.
 * Renders a list; give it `<li>` children with a `<Card>` each.
 */
export const CardGrid = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <ul className={className} css={columns}>
    {children}
  </ul>
)
