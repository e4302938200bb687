import type { FeatureContext } from '../feature/feature-context.ts'

/** A click alone is what assistive technology sends. */
const TOUCHES = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click']

/** Calls once, when the person first moves, scrolls or presses anything. */
export function onFirstTouch(run: () => void): void {
  const hear = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // browsers report one by themselves when what is below a resting pointer changes
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    for (const touch of TOUCHES) removeEventListener(touch, hear, true)
    run()
  }
  for (const touch of TOUCHES) addEventListener(touch, hear, true)
}

const inUse = new WeakMap<FeatureContext, PromiseWithResolvers<void>>()

/** Resolves at the person's first touch of a page that the server has rendered, or as another page is loaded. */
export function pageInUse(ctx: FeatureContext): Promise<void> {
  const known = inUse.get(ctx)
  if (known) return known.promise
  const use = Promise.withResolvers<void>()
  inUse.set(ctx, use)
  onFirstTouch(use.resolve)
  return use.promise
}

/** Another page is loaded: React may hold it back while server markup that it passes through is not hydrated. */
export const markPageInUse = (ctx: FeatureContext): void => inUse.get(ctx)?.resolve()
