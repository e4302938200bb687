import { ChevronLeftIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { AppLink } from './app-link.tsx'

const crumb = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45em',
  minHeight: '2.75rem',
  margin: 'var(--s2) var(--gutter) 0',
  color: 'var(--muted)',
  textDecoration: 'none',
  '&:hover': { color: 'var(--ink)' },
})

/** Link to the parent page, above the title. A `css` prop adds to its look: the space below it, where it is shown. */
export const BackLink = ({ to, label, className }: { to: string; label: string; className?: string }) => (
  <AppLink to={to} css={crumb} className={className} data-print="no">
    <ChevronLeftIcon size="sm" />
    {label}
  </AppLink>
)
