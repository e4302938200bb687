import { media } from '@atrio/ui'
import { css } from '@emotion/react'

const print = '@media print'

/** Two columns where the page is wide enough, and always in print. */
export const sheetCss = css({
  fontSize: 'calc(1.1875rem * var(--zoom))',
  lineHeight: 1.3,
  overflowWrap: 'break-word',
  [media.tabletBigUp]: { fontSize: 'calc(1.25rem * var(--zoom))', columns: '2 24em', columnGap: '4.5rem' },
  [print]: { fontSize: '11.5pt', columns: 2, columnGap: '12mm' },
})

export const verseCss = css({
  breakInside: 'avoid',
  marginBottom: '2em',
  '& h2': { font: 'italic 400 1.0625em/1.3 var(--serif)', color: 'var(--muted)', marginBottom: '.4em' },
  [print]: { marginBottom: '16pt' },
})

/** A verse's number in the margin. */
export const numberedCss = css({
  display: 'grid',
  gridTemplateColumns: '2.2rem minmax(0, 1fr)',
  '& > h2': { fontSize: '1.125em' },
})

export const lineCss = css({ marginBottom: '.42em', paddingLeft: '1.2em', textIndent: '-1.2em' })

/** A word never breaks: it wraps as a whole. */
export const wordCss = css({ display: 'inline-block', maxWidth: '100%', whiteSpace: 'nowrap', textIndent: 0 })

export const syllableCss = css({
  display: 'inline-block',
  verticalAlign: 'bottom',
  // an empty syllable keeps its height, so that chords without text share one baseline
  '& > span': { display: 'flex', whiteSpace: 'pre', minHeight: '1.3em' },
  // a hyphen fills the gap when a chord is wider than its syllable
  '&[data-joined] > span::after': {
    content: '""',
    flex: 1,
    background: 'linear-gradient(currentColor, currentColor) 50% 58% / .34em 1px no-repeat',
  },
})

export const chordCss = css({
  display: 'block',
  minHeight: '1.3em',
  paddingRight: '.35em',
  fontSize: '.92em',
  fontWeight: 700,
  letterSpacing: '.005em',
  color: 'var(--accent-ink)',
  whiteSpace: 'pre',
  [print]: { color: '#000' },
})
