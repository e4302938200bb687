import { css } from '@emotion/react'

const look = css({
  '&:focus': {
    position: 'fixed',
    zIndex: 60,
    top: 'var(--s2)',
    left: 'var(--s2)',
    padding: 'var(--s3) var(--s5)',
    borderRadius: 'var(--radius)',
    background: 'var(--ink)',
    color: 'var(--paper)',
    fontWeight: 600,
  },
})

/** The first thing that Tab reaches: past the header, into the page. @param target id of the page's `<main>` */
export const SkipLink = ({ target = 'main', label }: { target?: string; label: string }) => (
  <a href={`#${target}`} className="visually-hidden" css={look}>
    {label}
  </a>
)
