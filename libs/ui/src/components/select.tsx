import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

/** In a grey that has 4:1 on the fields of both themes, since a picture cannot take the colour of the text. */
const CHEVRON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 7'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23837c74' stroke-width='1.5'/%3E%3C/svg%3E")`

/**
 * A native select of 44 px whose chevron has the size of the letters and the room of other controls: browsers draw a small
 * one at the very edge. What gives it another size or colour comes after it.
 */
export const selectCss = css({
  appearance: 'none',
  minHeight: '2.75rem',
  minWidth: 0,
  padding: '.4rem .8rem',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  // the chevron stays with whatever padding and background are set
  '&&': {
    paddingInlineEnd: '2.4rem',
    backgroundImage: CHEVRON,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right .9rem center',
    backgroundSize: '.8rem',
  },
})

/** One of a few choices, beside a button or in a line of controls. In a form: `SelectField` of `@atrio/forms`. */
export const Select = (props: ComponentProps<'select'>) => <select {...props} css={selectCss} />
