import type { ComponentProps } from 'react'
import { Link, useInRouterContext } from 'react-router'
import { usePrefetch } from './use-prefetch.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

type Props = Omit<ComponentProps<typeof Link>, 'viewTransition'>

/** A link inside the portal: moves by view transition where motion is welcome, and fetches its page on intent. */
export function AppLink(props: Props) {
  const reduced = useReducedMotion()
  const prefetch = usePrefetch(props.to)
  if (!useInRouterContext()) throw new Error('AppLink stands outside the router')
  return <Link {...props} {...prefetch} viewTransition={!reduced} />
}
