import { AppLink } from '@atrio/tenant-core'
import { ListIcon, MapIcon } from '@atrio/ui'
import { css } from '@emotion/react'

export type ListOrMap = 'list' | 'map'

const segment = css({
  display: 'inline-flex',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.45rem',
    minHeight: '2.75rem',
    padding: '0 min(.9rem, 3.5vw)',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { background: 'var(--wash-soft)' },
    '&[aria-current]': { background: 'var(--wash)', fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})

type Props = { view: ListOrMap; to: (view: ListOrMap) => string; words: { label: string } & Record<ListOrMap, string> }

/** The same entries as a list or on a map: links, so that each has an address and works before hydration. */
export const ViewToggle = ({ view, to, words }: Props) => (
  <nav aria-label={words.label} css={segment}>
    {(['list', 'map'] as const).map((one) => (
      <AppLink key={one} to={to(one)} aria-current={view === one ? 'true' : undefined} preventScrollReset>
        {one === 'list' ? <ListIcon size="sm" /> : <MapIcon size="sm" />}
        {words[one]}
      </AppLink>
    ))}
  </nav>
)
