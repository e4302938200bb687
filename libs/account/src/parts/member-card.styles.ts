import { css } from '@emotion/react'

/** ISO/IEC 7810 ID-1, the size of a bank card: 85.60 × 53.98 mm, corners of 3.18 mm. */
const WIDTH = '85.6mm'
const HEIGHT = '53.98mm'

/**
 * Front and back side by side when there is room. Inside a face, 1 cqi is a hundredth of its width: it scales as one
 * drawing.
 */
export const sheetCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s5)',
  maxWidth: '60rem',
  '@media print': { gap: 0, flexWrap: 'nowrap', maxWidth: 'none', width: 'max-content' },
})
/** Hidden on screen, shown in print. */
export const offScreenCss = css({ '@media screen': { display: 'none' } })

export const faceCss = css({
  flex: '1 1 17rem',
  maxWidth: '27rem',
  aspectRatio: '85.6 / 53.98',
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: '3.7% / 5.9%',
  border: '1px solid var(--hairline)',
  background: 'var(--raised)',
  color: 'var(--ink)',
  boxShadow: 'var(--shadow)',
  printColorAdjust: 'exact',
  '& p': { textWrap: 'balance' },
  '@media print': {
    flex: 'none',
    width: WIDTH,
    height: HEIGHT,
    maxWidth: 'none',
    boxShadow: 'none',
    background: '#fff',
    color: '#000',
  },
})

export const frontCss = css({
  display: 'grid',
  gridTemplateColumns: '31cqi minmax(0, 1fr)',
  height: '100%',
  '& > .window': { height: '100%', aspectRatio: 'auto', borderRadius: 0 },
})
export const photoCss = css({
  // the window covers what it holds with its surface and would be the container of cqi here: the card lies above it
  '.window > &': {
    inset: '0 0 auto 0',
    width: '74cqi',
    height: '98cqi',
    margin: '36cqi auto 0',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    border: '2.6cqi solid #fff',
    borderRadius: '4cqi',
    background: '#fff',
    color: 'oklch(from var(--church) min(l, .45) min(c, .15) h)',
    font: '400 32cqi/1 var(--serif)',
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
})
export const frontWordsCss = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '4.6cqi 5cqi 4.4cqi',
  overflowWrap: 'anywhere',
})
export const churchLineCss = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.2cqi',
  font: '600 3.3cqi/1.2 var(--sans)',
  '& img': { height: '7cqi', maxWidth: '18cqi', objectFit: 'contain' },
})
export const kindCss = css({
  font: 'italic 400 3.3cqi/1.2 var(--serif)',
  color: 'var(--accent-ink)',
  marginTop: '.8cqi',
})
export const nameCss = css({
  font: '400 6.2cqi/1.12 var(--serif)',
  marginTop: 'auto',
  // a long name takes smaller letters, never a third line
  '&[data-long]': { fontSize: '4.2cqi' },
})
export const positionCss = css({ font: '400 3.3cqi/1.3 var(--sans)', color: 'var(--muted)', marginTop: '1cqi' })
export const factsCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '1.8cqi 3cqi',
  alignContent: 'start',
  '& dt': { font: '400 2.6cqi/1.3 var(--sans)', color: 'var(--muted)' },
  '& dd': { font: '600 3.4cqi/1.22 var(--sans)', overflowWrap: 'anywhere' },
})
export const backCss = css({
  display: 'grid',
  gridTemplateRows: '6.2cqi minmax(0, 1fr)',
  height: '100%',
  '& > .window': { aspectRatio: 'auto', borderRadius: 0 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 25cqi',
    gap: '4cqi',
    padding: '4cqi 5cqi 4cqi',
    minHeight: 0,
  },
})
export const codeCss = css({
  alignSelf: 'center',
  font: '400 2.5cqi/1.3 var(--sans)',
  textAlign: 'center',
  color: 'var(--muted)',
  '& svg': { borderRadius: '1cqi', marginBottom: '1.4cqi' },
})

export type PrintFormat = 'paper' | 'card'

/** Prints the card and hides the rest of the page. */
const alone = {
  'body *:not([data-card-sheet], [data-card-sheet] *, :has([data-card-sheet]))': { display: 'none !important' },
  'body, body :has([data-card-sheet])': {
    display: 'block !important',
    minHeight: '0 !important',
    maxWidth: 'none !important',
    margin: '0 !important',
    padding: '0 !important',
    border: '0 !important',
  },
}
/**
 * Print rules by format: front and back side by side on paper, to be cut and folded; or one side per page on a card
 * printer.
 */
export const printCss: Record<PrintFormat, ReturnType<typeof css>> = {
  paper: css({
    '@media print': {
      '@page': { size: 'auto', margin: '15mm' },
      ...alone,
      '[data-card-face]': { border: '.3mm dashed #888 !important', borderRadius: '0 !important' },
      '[data-card-face] + [data-card-face]': { borderLeft: '.3mm dotted #888 !important' },
    },
  }),
  card: css({
    '@media print': {
      '@page': { size: `${WIDTH} ${HEIGHT}`, margin: 0 },
      ...alone,
      '[data-card-sheet]': { display: 'block !important' },
      '[data-card-face]': { border: '0 !important', borderRadius: '0 !important' },
      '[data-card-face] + [data-card-face]': { breakBefore: 'page' },
    },
  }),
}
