import { lazy, type ComponentType } from 'react'
import type { FeatureContext } from '../feature/feature-context.ts'
import { pressKeeper } from './kept-press.ts'
import { whenIdle } from './when-idle.ts'

/**
 * What the server has rendered keeps its markup, and its code waits until the page around it is hydrated: it is not
 * needed for the first touch. A press on a button in it loads it at once, and is made again when it is there.
 */
export function waitingComponent<Props>(
  ctx: FeatureContext,
  contents: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const { pressed, pressAgain } = pressKeeper(ctx)
  return lazy(async () => {
    await Promise.race([whenIdle(), pressed])
    const module = await contents()
    // React has to know the component first
    setTimeout(pressAgain)
    return module
  })
}
