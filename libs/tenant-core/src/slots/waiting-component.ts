import { lazy, type ComponentType } from 'react'
import type { FeatureContext } from '../feature/feature-context.ts'
import { pressKeeper } from './kept-press.ts'
import { whenIdle } from './when-idle.ts'

/**
 * What the server has rendered keeps its markup, and its code waits until it is needed and the browser has nothing more
 * urgent to do: it is not needed for the first touch. A press on a button in it loads it at once, and is made again when
 * it is there. What is above it must not change meanwhile: React would discard the markup, or hold the change back.
 * @param needed resolves when the code is worth its bytes; default: at once
 */
export function waitingComponent<Props>(
  ctx: FeatureContext,
  contents: () => Promise<{ default: ComponentType<Props> }>,
  needed?: Promise<unknown>,
): ComponentType<Props> {
  const { pressed, pressAgain } = pressKeeper(ctx)
  return lazy(async () => {
    await Promise.race([Promise.all([whenIdle(), needed]), pressed])
    const module = await contents()
    // React has to know the component first
    setTimeout(pressAgain)
    return module
  })
}
