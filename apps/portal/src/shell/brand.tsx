import { css } from '@emotion/react'
import { media } from '@atrio/ui'

/** The look of the church's name as a link or a line. */
export const brandCss = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.7rem',
  minWidth: 0,
  minHeight: '2.75rem',
  font: '500 1.125rem/1.1 var(--serif)',
  letterSpacing: '-.01em',
  textDecoration: 'none',
  '& svg, & img': { height: '2rem', width: 'auto', maxWidth: '7rem', objectFit: 'contain', flex: 'none' },
  '& svg': { color: 'var(--accent-ink)' },
  // two lines at most: a very long name must not push the page down
  '& > span': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  [media.tabletBigUp]: { fontSize: '1.3125rem', '& svg, & img': { height: '2.375rem' } },
})

/** A church's logo and name; a small window where it has no logo. */
export const Brand = ({ name, logo }: { name: string; logo: { url: string } | null }) => (
  <span css={brandCss}>
    {logo ? <img src={logo.url} alt="" /> : <Mark />}
    <span>{name}</span>
  </span>
)

const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden>
    <path
      d="M5 30V15.500C5 8.500 10 3.500 16 1.500c6 2 11 7 11 14V30zM16 2v28M5 17.500h22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinejoin="round"
    />
    <path
      d="M16 17.500V9c0 4.700-2.800 8.500-8 8.500zM16 30V20c0 5.500-3.500 10-8 10z"
      fill="currentColor"
      opacity=".85"
    />
  </svg>
)
