import { css } from '@emotion/react'

/** Small recurring pieces of type, for the `css` prop. */
export const kickerCss = css({ font: 'italic 400 1.0625rem/1.4 var(--serif)', color: 'var(--accent-ink)' })
export const mutedCss = css({ color: 'var(--muted)' })
export const smallCss = css({ fontSize: 'var(--t-small)' })
export const leadCss = css({
  fontSize: 'var(--t-lead)',
  lineHeight: 1.5,
  color: 'var(--muted)',
  maxWidth: 'var(--measure)',
})
/** Money, dates and clocks: serif figures of one width. */
export const figuresCss = css({ fontFamily: 'var(--serif)', fontFeatureSettings: "'lnum', 'tnum'" })
/** The page's side margins. */
export const gutterCss = css({ paddingInline: 'var(--gutter)' })
