import { hasModule, useFeatureContext, type FeatureContext, type OwnEntry } from '@atrio/tenant-core'
import { useState } from 'react'

/** Of features that the church has; one that cannot answer has none this time. */
async function ownEntriesOf(ctx: FeatureContext): Promise<OwnEntry[]> {
  const asked = ctx.features.map(async ({ ownEntries, module }) =>
    ownEntries && hasModule(ctx.tenant, module) ? (await ownEntries()).ownEntries(ctx) : [],
  )
  return (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

/** Entries that not every member has: loaded each time the menu is about to be opened. */
export function useOwnEntries() {
  const ctx = useFeatureContext()
  const [entries, setEntries] = useState<OwnEntry[]>([])
  return { entries, ask: () => void ownEntriesOf(ctx).then(setEntries) }
}
