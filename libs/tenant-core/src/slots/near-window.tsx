import { useCallback, type ReactNode } from 'react'

/** Beyond the window's upper and lower edge: a finger's stroke away, so that code is on its way before it is seen. */
const NEAR = '200px 0px'

export type SectionPlaceProps = {
  /** Loads the section's code. */
  wake: () => void
  children: ReactNode
}

/**
 * The place of a section that the server has rendered, which wakes it once it is near the window; at once where the browser
 * cannot tell. It is there without the section, too.
 */
export function NearWindow({ wake, children }: SectionPlaceProps) {
  const watch = useCallback(
    (place: HTMLDivElement) => {
      if (typeof IntersectionObserver !== 'function') return wake()
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          wake()
        },
        { rootMargin: NEAR },
      )
      observer.observe(place)
      return () => observer.disconnect()
    },
    [wake],
  )
  return <div ref={watch}>{children}</div>
}
