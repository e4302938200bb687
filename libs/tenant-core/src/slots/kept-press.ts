import type { FeatureContext } from '../feature/feature-context.ts'

type PressKeeper = {
  /** Resolves when a section whose code is not there is pressed. */
  pressed: Promise<void>
  /** Makes the kept press again, now that more code is there. */
  pressAgain: () => void
}

const keepers = new WeakMap<FeatureContext, PressKeeper>()

/**
 * Keeps the last press of a button in server-rendered markup whose code is not there. React hydrates what is clicked;
 * where it can't yet, it stops the click on the way to its target, and nothing would ever come of it.
 */
export function pressKeeper(ctx: FeatureContext): PressKeeper {
  const known = keepers.get(ctx)
  if (known) return known
  let kept: HTMLButtonElement | undefined
  const { promise: pressed, resolve } = Promise.withResolvers<void>()
  // on the document, since React listens on the root in it
  document.addEventListener(
    'click',
    ({ target }) => {
      // a link in such markup works without code
      const button = target instanceof Element && target.closest('button')
      if (!button) return
      const forget = new AbortController()
      target.addEventListener('click', () => forget.abort(), { capture: true, signal: forget.signal })
      // once the event is dispatched
      setTimeout(() => {
        if (forget.signal.aborted) return
        forget.abort()
        kept = button
        resolve()
      })
    },
    true,
  )
  const keeper = {
    pressed,
    pressAgain() {
      const button = kept
      kept = undefined
      button?.click()
    },
  }
  keepers.set(ctx, keeper)
  return keeper
}
