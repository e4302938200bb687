import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** The page's `<main>`. A page that comes in the place of another one enters as base.css says. */
export function PageRoom({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [settled, setSettled] = useState(pathname)
  return (
    <main
      id="main"
      tabIndex={-1}
      data-entering={pathname !== settled}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setSettled(pathname)}
    >
      {children}
    </main>
  )
}
