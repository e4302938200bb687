import { useSyncExternalStore } from 'react'

/** Notifies of a new width at most once per frame. */
function subscribe(changed: () => void) {
  let frame = 0
  const onResize = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(changed)
  }
  addEventListener('resize', onResize)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('resize', onResize)
  }
}

/** Document 1 section 9: phone-only, in pixels whatever the size of the letters; `media.phoneOnly` is in letters. */
export const isPhone = (width: number) => width < 575

/**
 * What follows from the screen's width, at load and after each resize (document 1 section 4). A component is drawn again
 * only where what it chose has changed: `useScreenWidth(isPhone)`. Where CSS can tell, `media` does.
 */
export const useScreenWidth = <T extends string | number | boolean>(choose: (width: number) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => choose(innerWidth),
    // the server renders for phones; nothing in the first render depends on a width
    () => choose(0),
  )
