import { createContext, useRef, type Ref, type RefObject } from 'react'

/**
 * Replaces react-router's framework mode in the portal's client: without its context, which only that mode gives,
 * links prefetch nothing and no route is discovered.
 */
export const FrameworkContext = createContext(undefined)

export const usePrefetchBehavior = (): [prefetch: false, ref: RefObject<null>, handlers: object] => [
  false,
  useRef(null),
  {},
]

export const PrefetchPageLinks = () => null

export const mergeRefs =
  <T>(...refs: Ref<T>[]) =>
  (value: T | null): void => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value)
      else if (ref) ref.current = value
    }
  }
