import { useEffect, useState } from 'react'

/** Over 35 px the header is scrolled, under 34 it is not again (document 1 section 9); between them it stays. */
export const scrolledAt = (was: boolean, top: number) => (top > 35 ? true : top < 34 ? false : was)

export function useScrolled() {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled((was) => scrolledAt(was, window.scrollY))
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  return scrolled
}
