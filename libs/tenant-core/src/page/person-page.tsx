import { gutterCss, PageHeader } from '@atrio/ui'
import type { ReactNode } from 'react'
import { BackLink } from '../links/back-link.tsx'
import { Page } from './page.tsx'

type Props = {
  title: string
  lead?: ReactNode
  /** The parent page. */
  back?: { to: string; label: string } | undefined
  /** Maximum width of what is under the title. */
  width?: string
  /** Whether what the page shows is being loaded. */
  busy?: boolean | undefined
  /** Leaves link and title off paper, where the content prints alone. */
  printsAlone?: boolean
  children: ReactNode
}

/** Layout of a page of what is one person's own: no search engine lists it. */
export const PersonPage = ({ title, lead, back, width, busy, printsAlone = false, children }: Props) => (
  <Page title={title} noIndex>
    <div data-print={printsAlone ? 'no' : undefined}>
      {back && <BackLink {...back} />}
      <PageHeader title={title} lead={lead} />
    </div>
    <div
      css={[gutterCss, { paddingBottom: 'var(--section)' }, width && { '& > *': { maxWidth: width } }]}
      aria-busy={busy}
    >
      {children}
    </div>
  </Page>
)
