import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/**
 * At the foot of the window, over the bottom bar, and never more than half of it: the page stays readable, and what it
 * covers can be scrolled clear of it (`roomCss`).
 */
export const noticeCss = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 'var(--s3)',
  bottom: 'calc(var(--toast-edge, 0px) + env(safe-area-inset-bottom) + var(--s3))',
  maxWidth: '34rem',
  maxHeight: '50dvh',
  overflowY: 'auto',
  padding: 'var(--s4)',
  border: '1px solid var(--hairline)',
  borderRadius: '.75rem',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow)',
  '& h2': { fontSize: '1.0625rem', fontFamily: 'var(--sans)', fontWeight: 600, letterSpacing: 0, lineHeight: 1.3 },
  '& p': { marginTop: '.15rem', color: 'var(--muted)', fontSize: 'var(--t-small)', lineHeight: 1.4 },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'enter 200ms var(--ease)' },
  '@media print': { display: 'none' },
  [media.tabletBigUp]: { insetInline: 'var(--gutter) auto', bottom: 'var(--s6)', padding: 'var(--s5)' },
})

export const roomCss = css({
  html: { scrollPaddingBottom: '16rem' },
  body: { paddingBottom: '12rem' },
})

/** Equal in weight and width: no answer is easier than the other. */
export const answersCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2)',
  marginTop: 'var(--s3)',
  '& > button': { flex: '1 1 8rem', paddingInline: '.75rem' },
})

export const purposesCss = css({
  marginTop: 'var(--s4)',
  '& > li': { borderTop: '1px solid var(--hairline)' },
  '& label': { display: 'flex', gap: 'var(--s3)', paddingBlock: 'var(--s3)', cursor: 'pointer' },
  '& label:has(:disabled)': { cursor: 'not-allowed' },
  '& input': {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: '.1rem 0 0',
    accentColor: 'var(--accent-edge)',
  },
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.3 },
  '& span > span': { display: 'block', color: 'var(--muted)', fontSize: 'var(--t-small)', lineHeight: 1.45 },
})
