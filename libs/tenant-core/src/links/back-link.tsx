import { ChevronLeftIcon, linkCss } from '@atrio/ui'
import { AppLink } from './app-link.tsx'

/** Link to the parent page, above the title. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <AppLink to={to} css={[linkCss, { margin: 'var(--s2) var(--gutter) 0', color: 'var(--muted)', fontWeight: 400 }]}>
    <ChevronLeftIcon size="sm" />
    {label}
  </AppLink>
)
