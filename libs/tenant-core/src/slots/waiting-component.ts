import { lazy, type ComponentType } from 'react'
import type { FeatureContext } from '../feature/feature-context.ts'
import { pressKeeper } from './kept-press.ts'
import { whenIdle } from './when-idle.ts'

export type WaitingComponent<Props> = {
  Component: ComponentType<Props>
  /** Lets the code be loaded as soon as the browser has nothing more urgent to do. */
  wake: () => void
}

/**
 * What the server has rendered keeps its markup, and its code waits until it is woken and the page around it is
 * hydrated: it is not needed for the first touch. A press on a button in it loads it at once, and is made again when it
 * is there.
 */
export function waitingComponent<Props>(
  ctx: FeatureContext,
  contents: () => Promise<{ default: ComponentType<Props> }>,
): WaitingComponent<Props> {
  const { pressed, pressAgain } = pressKeeper(ctx)
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>()
  const Component = lazy(async () => {
    await Promise.race([Promise.all([whenIdle(), woken]), pressed])
    const module = await contents()
    // React has to know the component first
    setTimeout(pressAgain)
    return module
  })
  return { Component, wake }
}
