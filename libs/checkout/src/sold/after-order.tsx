import { mutedCss, Row } from '@atrio/ui'
import type { ReactNode } from 'react'

type Props = {
  /** Thanks, once the order is paid. */
  title?: ReactNode
  text?: ReactNode
  children?: ReactNode
  /** Where one can go from here; left off paper. */
  actions: ReactNode
}

/** What a feature adds below the outcome of its order. */
export const AfterOrder = ({ title, text, children, actions }: Props) => (
  <div css={{ marginTop: 'var(--s6)' }}>
    {title && <h2 css={{ fontSize: 'var(--t-3)' }}>{title}</h2>}
    {text && <p css={mutedCss}>{text}</p>}
    {children}
    <Row css={{ marginTop: 'var(--s4)', '@media print': { display: 'none' } }}>{actions}</Row>
  </div>
)
