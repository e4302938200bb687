import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Moves the focus back to a place (its button, or the place itself) once what is changed with the call is rendered: a
 * frame may come before that, on a busy device, and the pressed button is gone.
 */
export function useFocusBack(target: 'button' | 'place' = 'button') {
  const place = useRef<HTMLDivElement>(null)
  const [times, setTimes] = useState(0)
  useLayoutEffect(() => {
    if (times === 0) return
    const element = target === 'place' ? place.current : place.current?.querySelector('button')
    element?.focus()
  }, [times, target])
  return [place, () => setTimes((before) => before + 1)] as const
}
