/** Beyond the window's upper and lower edge: a finger's stroke away, so that code is on its way before it is seen. */
const NEAR = '200px 0px'

/**
 * Calls once an element is in the window, or near it; at once where the browser cannot tell.
 * @returns ends the watching
 */
export function whenNear(element: Element, near: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    near()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      near()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
