import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePrefetch } from './use-prefetch.ts'
import { reducesMotion } from './reduces-motion.ts'

type Props = Omit<ComponentProps<typeof Link>, 'viewTransition'>

/** A link within the portal: uses a view transition unless motion is reduced, and prefetches its page on intent. */
export function AppLink(props: Props) {
  const prefetch = usePrefetch(props.to)
  const onIntent =
    <E,>(own: ((event: E) => void) | undefined) =>
    (event: E) => {
      own?.(event)
      prefetch()
    }
  return (
    <Link
      {...props}
      onPointerEnter={onIntent(props.onPointerEnter)}
      onFocus={onIntent(props.onFocus)}
      onTouchStart={onIntent(props.onTouchStart)}
      // it would still freeze the page for a moment
      viewTransition={!reducesMotion()}
    />
  )
}
