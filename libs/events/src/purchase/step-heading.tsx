import { css } from '@emotion/react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const look = css({ outline: 'none', fontSize: 'var(--t-2)', lineHeight: 1.2 })

/**
 * A step's title. It takes the focus after a change of step, so that screen readers announce the new step; the first
 * step of a visit leaves the focus alone.
 */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1} css={look}>
      {children}
    </h2>
  )
}
