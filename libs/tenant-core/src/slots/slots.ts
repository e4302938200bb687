import { addMessages } from '@atrio/i18n'
import type { ComponentType } from 'react'
import { hasModule } from '../church/tenant.ts'
import type { FeatureContext } from '../feature/feature-context.ts'
import type { SlotModule, SlotName } from '../feature/feature.ts'

export type ResolvedSlot = {
  id: string
  Component: ComponentType
  load: SlotModule['load']
  /** Its data did not arrive: the section says so instead of taking the page down. */
  failed: boolean
}

/** Loads the contents of slots; `data` also runs their loads, a failure of which stays in its own section. */
export async function prepareSlots(ctx: FeatureContext, names: SlotName[] = [], depth: 'code' | 'data'): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (!ctx.slots.has(name)) ctx.slots.set(name, await loadSlot(ctx, name))
      if (depth === 'data') await Promise.all(ctx.slots.get(name)!.map((slot) => loadSlotData(ctx, slot)))
    }),
  )
}

async function loadSlot(ctx: FeatureContext, name: SlotName): Promise<ResolvedSlot[]> {
  const entries = ctx.features
    .filter((feature) => hasModule(ctx.tenant, feature.module))
    .flatMap((feature) => (feature.slots?.[name] ?? []).map((entry) => ({ feature, entry })))
    .sort((a, b) => a.entry.order - b.entry.order)
  return Promise.all(
    entries.map(async ({ feature, entry }) => {
      const [module] = await Promise.all([entry.content(), addMessages(ctx.i18n, feature.id, feature.messages)])
      return { id: entry.id, Component: module.default, load: module.load, failed: false }
    }),
  )
}

async function loadSlotData(ctx: FeatureContext, slot: ResolvedSlot): Promise<void> {
  try {
    await slot.load?.(ctx)
    slot.failed = false
  } catch {
    slot.failed = true
  }
}

/** Ids of the sections whose data did not arrive, for the browser to start from the same picture as the server. */
export const failedSlots = (ctx: FeatureContext): string[] =>
  [...ctx.slots.values()].flat().flatMap(({ id, failed }) => (failed ? [id] : []))

/** Marks what the server could not load, before the first render in the browser. */
export function markFailedSlots(ctx: FeatureContext, ids: readonly string[]): void {
  for (const slot of [...ctx.slots.values()].flat()) slot.failed = ids.includes(slot.id)
}
