import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '../layout/media.ts'
import { buttonCss } from './button.styles.ts'

const frame = css({
  '& > summary': { listStyle: 'none', cursor: 'pointer' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open]': { flexBasis: '100%' },
  '&[open] > summary': { background: 'var(--wash)', borderColor: 'var(--accent-edge)' },
  '& > div': { paddingTop: 'var(--s4)' },
  // where the browser can show what a closed <details> holds; elsewhere it is folded at any width
  '@supports selector(::details-content)': {
    [media.tabletUp]: {
      '&, &[open]': { flex: '1 1 20rem' },
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& > div': { paddingTop: 0 },
    },
  },
})

export type FoldedOnPhonesProps = {
  /** The button's text, with an icon. */
  summary: ReactNode
  /** Open from the beginning, such as where a filter is chosen. */
  open?: boolean
  children: ReactNode
}

/** Tools above a list: behind a button on a phone, so that the list begins on the first screen; open on wider ones. */
export const FoldedOnPhones = ({ summary, open, children }: FoldedOnPhonesProps) => (
  <details open={open} css={frame}>
    <summary css={buttonCss()}>{summary}</summary>
    <div>{children}</div>
  </details>
)
