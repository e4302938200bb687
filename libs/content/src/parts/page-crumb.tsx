import { AppLink } from '@atrio/tenant-core'
import { ChevronLeftIcon } from '@atrio/ui'
import { css } from '@emotion/react'

const crumb = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45em',
  minHeight: '2.75rem',
  margin: 'var(--s2) var(--gutter)',
  color: 'var(--muted)',
  textDecoration: 'none',
})

/** Link back to the list of a page. */
export const PageCrumb = ({ to, label }: { to: string; label: string }) => (
  <AppLink to={to} css={crumb} data-print="no">
    <ChevronLeftIcon size="sm" />
    {label}
  </AppLink>
)
