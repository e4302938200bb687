import { css } from '@emotion/react'

/** In a grey that has 4:1 on the fields of both themes, since a picture cannot take the colour of the text. */
const CHEVRON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 7'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23837c74' stroke-width='1.5'/%3E%3C/svg%3E")`

/**
 * A select's own chevron, with the room of other controls: browsers draw a small one at the very edge. Comes after the
 * look of the field, whose states set paddings and backgrounds.
 */
export const chevronCss = css({
  appearance: 'none',
  textOverflow: 'ellipsis',
  '&&': {
    paddingInlineEnd: '2.4rem',
    backgroundImage: CHEVRON,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right .9rem center',
    backgroundSize: '.8rem',
  },
})
