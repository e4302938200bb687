import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'

/** The page's `<main>`. base.css moves what is leaving, and what comes in its place. */
export const PageRoom = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} data-leaving={useNavigation().state !== 'idle'}>
    {children}
  </main>
)
