import { css } from '@emotion/react'
import { useId, type ComponentProps, type MouseEvent } from 'react'
import { buttonCss, iconButtonCss, linkCss, type ButtonSize, type ButtonVariant } from './button.styles.ts'

const pulse = css({
  '&[aria-busy="true"]': { cursor: 'progress' },
  '&[aria-busy="true"]::after': {
    content: '""',
    width: '.6em',
    height: '.6em',
    borderRadius: '50%',
    background: 'currentColor',
    animation: 'breathe .7s ease-in-out infinite alternate',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
})

const reasonText = css({ flexBasis: '100%', color: 'var(--muted)', fontSize: 'var(--t-small)', marginTop: 'var(--s2)' })

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Under way: keeps its focus and its place, and takes no second press. */
  busy?: boolean | undefined
  /** Why it can't be pressed; disables it and is written under it. */
  disabledReason?: string | undefined
}

/** A button. It stays focusable while busy or disabled, so that focus and the reason are not lost. */
export function Button({
  variant = 'line',
  size = 'md',
  busy,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const refused = busy || Boolean(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        aria-describedby={disabledReason ? reasonId : undefined}
        {...rest}
        type={type}
        aria-busy={busy || undefined}
        aria-disabled={refused || undefined}
        onClick={press}
        css={[buttonCss(variant, size), pulse]}
      >
        {children}
      </button>
      {disabledReason && (
        <p id={reasonId} css={reasonText}>
          {disabledReason}
        </p>
      )}
    </>
  )
}

/** The quiet action as a button. */
export const LinkButton = ({ type = 'button', ...rest }: ComponentProps<'button'>) => (
  <button {...rest} type={type} css={linkCss} />
)

/** A round button with an icon alone. */
export const IconButton = ({
  label,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & {
  /** Accessible name. */
  label: string
}) => <button {...rest} type={type} aria-label={label} css={iconButtonCss} />
