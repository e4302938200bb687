import { css } from '@emotion/react'

export const labelCss = css({
  display: 'block',
  fontWeight: 600,
  fontSize: '1.0625rem',
  marginBottom: '.4rem',
  padding: 0,
})
export const optionalCss = css({ fontWeight: 400, color: 'var(--muted)' })
export const hintCss = css({ color: 'var(--muted)', fontSize: 'var(--t-small)', marginTop: '.4rem' })
export const errorCss = css({
  display: 'flex',
  gap: '.45rem',
  alignItems: 'flex-start',
  marginTop: '.45rem',
  color: 'var(--bad)',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.35,
  '& > svg': { marginTop: '.12rem' },
})

/** 52 px high with text of 18 px: phones do not zoom in, and it is easy to hit. */
export const inputCss = css({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: '3.25rem',
  padding: '.6rem .95rem',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  fontSize: '1.125rem',
  '&:focus': { outline: '2px solid var(--accent-edge)', outlineOffset: 0, borderColor: 'var(--accent-edge)' },
  '&[data-valid]': { borderColor: 'var(--good)' },
  '&[aria-invalid="true"]': {
    border: '2px solid var(--bad)',
    padding: 'calc(.6rem - 1px) calc(.95rem - 1px)',
  },
  '&:disabled': { background: 'var(--sunk)', color: 'var(--muted)', cursor: 'not-allowed', opacity: 1 },
})

/** Checkboxes and radio buttons, 24 px in a row of 44. */
export const tickCss = css({
  width: '1.5rem',
  height: '1.5rem',
  margin: '.1rem 0 0',
  flex: 'none',
  accentColor: 'var(--accent-edge)',
  '&[aria-invalid="true"]': { outline: '2px solid var(--bad)', outlineOffset: 2, borderRadius: '4px' },
})

export const tickRowCss = css({
  display: 'flex',
  gap: '.8rem',
  alignItems: 'flex-start',
  minHeight: '2.75rem',
  lineHeight: 1.5,
  cursor: 'pointer',
})

/** Hint and error of a checkbox begin where its label does. */
export const underLabelCss = css({
  // in large letters on a phone, room is left for the longest word
  paddingInlineStart: 'min(2.3rem, 11vw)',
  overflowWrap: 'break-word',
  '& p': { marginBlock: '0 var(--s3)' },
})
