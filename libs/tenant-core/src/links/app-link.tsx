import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { reducesMotion } from './reduces-motion.ts'

type Props = Omit<ComponentProps<typeof Link>, 'viewTransition'>

/** A link within the portal: uses a view transition unless motion is reduced, as it would freeze the page for a moment. */
export const AppLink = (props: Props) => <Link {...props} viewTransition={!reducesMotion()} />
