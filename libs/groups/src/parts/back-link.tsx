import { AppLink } from '@atrio/tenant-core'
import { ChevronLeftIcon, linkCss } from '@atrio/ui'

/** Link to the parent page. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <AppLink to={to} css={[linkCss, { margin: 'var(--s2) var(--gutter) 0', color: 'var(--muted)', fontWeight: 400 }]}>
    <ChevronLeftIcon size="sm" />
    {children}
  </AppLink>
)
