import { ApiError } from '@atrio/api-client'
import { addMessages } from '@atrio/i18n'
import type { ComponentType } from 'react'
import { hasModule } from '../church/tenant.ts'
import type { FeatureContext } from '../feature/feature-context.ts'
import type { Feature, SlotEntry, SlotModule, SlotName } from '../feature/feature.ts'
import { once } from '../feature/once.ts'
import { pageInUse } from './first-touch.ts'
import { loadOnline } from './load-online.ts'
import { waitingComponent } from './waiting-component.ts'

/** Milliseconds from the first touch until the sections of the page are asked for. */
const STAYING_MS = 500

export type ResolvedSlot = {
  id: string
  /** The section's code and its messages. */
  contents: () => Promise<SlotModule>
  /** Undefined until the code has loaded. */
  Component: ComponentType | undefined
  /**
   * `failed`: code or data failed to load, and the section shows that instead of breaking the page. `absent`: the
   * backend lacks what the section shows, so nothing is rendered.
   */
  state: 'ready' | 'failed' | 'absent'
  /** Loads the code of a section that the server has rendered, although the person has not touched the page. */
  wake: () => void
}

/** Loads the contents of slots; `data` also runs their loads. A failure stays within its section. */
export async function prepareSlots(ctx: FeatureContext, names: SlotName[] = [], depth: 'code' | 'data'): Promise<void> {
  const slots = names.flatMap((name) => slotsOf(ctx, name))
  // the code of server-rendered sections waits, see waitingComponent
  if (depth === 'code' && ctx.takesOver) return
  await Promise.all(slots.map((slot) => prepareSlot(ctx, slot, depth)))
}

function slotsOf(ctx: FeatureContext, name: SlotName): ResolvedSlot[] {
  const known = ctx.slots.get(name)
  if (known) return known
  const slots = ctx.features
    .filter((feature) => hasModule(ctx.tenant, feature.module))
    .flatMap((feature) => (feature.slots?.[name] ?? []).map((entry) => ({ feature, entry })))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ feature, entry }) => resolveSlot(ctx, feature, entry))
  ctx.slots.set(name, slots)
  return slots
}

function resolveSlot(ctx: FeatureContext, feature: Feature, entry: SlotEntry): ResolvedSlot {
  const contents = once(async () => {
    const [module] = await Promise.all([entry.content(), addMessages(ctx.i18n, feature.id, feature.messages)])
    return module
  })
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>()
  const slot: ResolvedSlot = { id: entry.id, contents, Component: undefined, state: 'ready', wake }
  if (ctx.takesOver) slot.Component = waitingSection(ctx, slot, Promise.race([woken, untilStaying(ctx)]))
  return slot
}

/** A first touch that leads to another page does not wait behind the code of the sections that it leaves. */
const untilStaying = (ctx: FeatureContext) =>
  pageInUse(ctx).then(() => new Promise((resolve) => setTimeout(resolve, STAYING_MS)))

const waitingSection = (ctx: FeatureContext, slot: ResolvedSlot, needed: Promise<unknown>): ComponentType =>
  waitingComponent(
    ctx,
    async () => {
      try {
        // without network the server's markup stays as it is
        return await loadOnline(slot.contents)
      } catch (error) {
        // React remembers a failed lazy component, so the next try needs another one
        slot.Component = undefined
        throw error
      }
    },
    needed,
  )

async function prepareSlot(ctx: FeatureContext, slot: ResolvedSlot, depth: 'code' | 'data'): Promise<void> {
  try {
    const module = await slot.contents()
    slot.Component ??= module.default
    slot.wake()
    if (depth === 'code') return
    await module.load?.(ctx)
    slot.state = 'ready'
  } catch (error) {
    slot.state = error instanceof ApiError && error.status === 404 ? 'absent' : 'failed'
  }
}

const absentMark = (id: string) => `${id}:absent`

/** Markers of the sections that failed on the server, for the browser to start from the same state. */
export const failedSlots = (ctx: FeatureContext): string[] =>
  [...ctx.slots.values()]
    .flat()
    .flatMap(({ id, state }) => (state === 'ready' ? [] : state === 'failed' ? [id] : [absentMark(id)]))

/** Restores the markers of `failedSlots`, before the first render in the browser. */
export function markFailedSlots(ctx: FeatureContext, marks: readonly string[]): void {
  for (const slot of [...ctx.slots.values()].flat()) {
    if (marks.includes(absentMark(slot.id))) slot.state = 'absent'
    else slot.state = marks.includes(slot.id) || !slot.Component ? 'failed' : 'ready'
  }
}
