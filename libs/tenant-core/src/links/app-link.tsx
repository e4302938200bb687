import { useRef, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePrefetch } from './use-prefetch.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

type Props = Omit<ComponentProps<typeof Link>, 'viewTransition'>

/** Milliseconds that a mouse rests on a link it is about to press; crossing a list takes less on each. */
const REST_MS = 80

/**
 * A link within the portal: uses a view transition unless motion is reduced, and prefetches its page on intent: the code
 * at once, the data where a mouse rests on it.
 */
export function AppLink(props: Props) {
  const reduced = useReducedMotion()
  const prefetch = usePrefetch(props.to)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onIntent =
    <E,>(own: ((event: E) => void) | undefined) =>
    (event: E) => {
      own?.(event)
      prefetch(false)
    }
  return (
    <Link
      {...props}
      onPointerEnter={(event) => {
        onIntent(props.onPointerEnter)(event)
        if (event.pointerType === 'mouse') resting.current = setTimeout(() => prefetch(true), REST_MS)
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event)
        clearTimeout(resting.current)
      }}
      onFocus={onIntent(props.onFocus)}
      onTouchStart={onIntent(props.onTouchStart)}
      viewTransition={!reduced}
    />
  )
}
