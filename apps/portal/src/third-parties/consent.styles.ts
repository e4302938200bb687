import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/**
 * At the foot of the window, over the bottom bar, and never more than half of it: the page stays readable, and what it
 * covers can be scrolled clear of it (`roomCss`). On a phone it is as low as its text allows, so that home's first
 * action is clear of it: its title is for screen readers there.
 */
export const noticeCss = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 'var(--s1)',
  bottom: 'calc(var(--toast-edge, 0px) + env(safe-area-inset-bottom) + 1px)',
  maxWidth: '34rem',
  maxHeight: '50dvh',
  overflowY: 'auto',
  padding: 'var(--s1) var(--s3) 0',
  border: '1px solid var(--hairline)',
  borderRadius: '.75rem',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow)',
  '& h2': { fontSize: '1.0625rem', fontFamily: 'var(--sans)', fontWeight: 600, letterSpacing: 0, lineHeight: 1.3 },
  '& p': { color: 'var(--muted)', fontSize: 'var(--t-small)', lineHeight: 1.4 },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'enter var(--slow) var(--ease)' },
  '@media print': { display: 'none' },
  [media.tabletBigDown]: {
    '& h2': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& p': { fontSize: '.8125rem', lineHeight: 1.3 },
  },
  [media.tabletBigUp]: {
    insetInline: 'var(--gutter) auto',
    bottom: 'var(--s6)',
    padding: 'var(--s5) var(--s5) 0',
    '& p': { marginTop: '.15rem' },
  },
})

export const roomCss = css({
  html: { scrollPaddingBottom: '13rem' },
  body: { paddingBottom: '9rem' },
})

/** Equal in weight and width: no answer is easier than the other. */
export const answersCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2)',
  marginTop: 'var(--s3)',
  '& > button': { flex: '1 1 8rem', paddingInline: '.75rem' },
})

/** In one row on a phone; where the text is scrolled, as at large letters, both answers stay in view. */
export const noticeAnswersCss = css(answersCss, {
  position: 'sticky',
  bottom: 0,
  marginTop: 0,
  paddingBlock: 'var(--s1)',
  background: 'var(--raised)',
  '& > button': { flex: '1 1 0', minWidth: 'max-content', minHeight: '2.75rem', paddingInline: '.5rem' },
  '& > button:last-of-type': { flexGrow: 0 },
  [media.tabletBigUp]: { paddingBlock: 'var(--s3) var(--s4)' },
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
