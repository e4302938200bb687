import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a navigation: moves the focus to the page's content, the element `#main`, and announces its title. */
export function PageArrival() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // a link to a place within the page has its own target
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, hash])
  return (
    <div aria-live="polite" aria-atomic className="visually-hidden" data-arrival>
      {title}
    </div>
  )
}
