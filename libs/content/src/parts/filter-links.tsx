import { AppLink } from '@atrio/tenant-core'
import { chipCss } from '@atrio/ui'
import { css } from '@emotion/react'

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' })

type Props = {
  /** Accessible name of the filters. */
  label: string
  links: readonly { to: string; name: string; current: boolean }[]
}

/** A list's filters as links: each is an address that can be shared. */
export const FilterLinks = ({ label, links }: Props) => (
  <nav aria-label={label} data-print="no">
    <ul css={list}>
      {links.map(({ to, name, current }) => (
        <li key={to}>
          <AppLink to={to} css={[chipCss, { whiteSpace: 'normal' }]} aria-current={current ? 'page' : undefined}>
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
)
