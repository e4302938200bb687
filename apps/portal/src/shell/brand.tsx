import { css } from '@emotion/react'
import { media } from '@atrio/ui'

/** The look of the church's name as a link or a line. */
export const brandCss = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.7rem',
  minWidth: 0,
  minHeight: '2.75rem',
  font: '500 1.125rem/1.2 var(--serif)',
  letterSpacing: '-.01em',
  textDecoration: 'none',
  '& svg, & img': { height: '2rem', width: 'auto', maxWidth: '7rem', objectFit: 'contain', flex: 'none' },
  '& img': { aspectRatio: 'auto 1' }, // keeps its place until it arrives
  '& svg': { color: 'var(--accent-ink)' },
  // two lines at most: a very long name must not push the page down
  '& > span': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    paddingBlock: '.1em',
  },
  // beside the bell and the person’s place, where a member’s narrow phone has little left
  '@media (max-width: 22em)': { gap: '.5rem', fontSize: '1rem' },
  [media.tabletBigUp]: { fontSize: '1.3125rem', '& svg, & img': { height: '2.375rem' } },
})

/** A church's logo and name; without a logo, its stained glass. */
export const Brand = ({ name, logo }: { name: string; logo: { url: string } | null }) => (
  <span css={brandCss}>
    {/* low: the page's own window comes first, and a preload would overtake it */}
    {logo ? <img src={logo.url} alt="" fetchPriority="low" /> : <Mark />}
    <span>{name}</span>
  </span>
)

const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden>
    <path
      d="M5 30V15.5C5 8.5 10 3.5 16 1.5c6 2 11 7 11 14V30z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path d="M9 26.5v-10c0-4 2-7.5 5.5-9.5v19.5zM23 26.5v-10c0-4-2-7.5-5.5-9.5v19.5z" fill="currentColor" />
  </svg>
)
