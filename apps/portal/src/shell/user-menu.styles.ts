import { media } from '@atrio/ui'
import { css } from '@emotion/react'

/** The photo alone on phones, with an arrow on tablets, with the name when there is room. */
export const triggerCss = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '.6rem',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '1.0625rem',
  '& > svg, & [data-name]': { display: 'none' },
  '&:hover, &[aria-expanded="true"]': { color: 'var(--accent-ink)' },
  [media.tabletBigUp]: { '& > svg': { display: 'block' } },
  [media.desktopUp]: {
    // the bell's figure reaches over its own edge
    marginLeft: '.5rem',
    '& [data-name]': {
      display: 'block',
      maxWidth: '9.25rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // room for ascenders and descenders
      paddingBlock: '.2em',
    },
  },
})

export const menuCss = css({
  width: '18rem',
  '& > p': {
    padding: '.5rem .8rem .7rem',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '& > span': { display: 'block', color: 'var(--muted)', fontSize: 'var(--t-small)' },
  },
  '& > ul, & > div': { paddingBlock: '.25rem', borderTop: '1px solid var(--hairline)' },
  '& > div': { paddingBottom: 0 },
  '& svg': { color: 'var(--muted)' },
})
