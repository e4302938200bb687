import { Page } from '@atrio/tenant-core'
import { EmptyState, gutterCss } from '@atrio/ui'
import type { ReactNode } from 'react'

type Props = { title: string; text: string; seed: string; action: ReactNode }

/** Confirms that an action is done and links onward. */
export const ResultPage = ({ title, text, seed, action }: Props) => (
  <Page title={title} noIndex>
    <div css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)' }]}>
      <EmptyState heading="h1" seed={seed} title={title} text={text} action={action} />
    </div>
  </Page>
)
