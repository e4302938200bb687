import type { SearchKind, SearchResult } from '@atrio/api-client'
import type { ComponentType } from 'react'
import { hasModule } from '../church/tenant.ts'
import type { FeatureContext } from '../feature/feature-context.ts'
import type { LocalizedText } from '../feature/feature.ts'

/** How results of a kind are shown. */
export type FoundKind = {
  /** Of its group. Inline in three languages: a feature's catalogue is for its pages. */
  label: LocalizedText
  /** Lower comes first. */
  order: number
  to: (result: Pick<SearchResult, 'id' | 'parentId' | 'slug'>) => string
  /** The search of the feature's own list. */
  list?: (term: string) => string
}

/** What of a feature the search of the portal finds. */
export type Finds = {
  kinds?: { [Kind in SearchKind]?: FoundKind }
  /** Results that come from a call of the feature's own; nothing where there are none. */
  Section?: ComponentType<{ term: string; onFound: (count: number) => void }>
  /** What the section needs before it renders. */
  load?: (ctx: FeatureContext) => Promise<unknown>
}

export type AllFinds = {
  kinds: Map<SearchKind, FoundKind>
  sections: { id: string; Section: NonNullable<Finds['Section']> }[]
}

/** What the features of this church contribute to its search. */
export async function loadFinds(ctx: FeatureContext): Promise<AllFinds> {
  const asked = ctx.features.filter(({ finds, module }) => finds !== undefined && hasModule(ctx.tenant, module))
  const loaded = await Promise.all(asked.map(async ({ id, finds }) => ({ id, ...(await finds!()).finds })))
  await Promise.all(loaded.map(({ load }) => load?.(ctx)))
  const kinds = loaded.flatMap(({ kinds: own = {} }) => Object.entries(own) as [SearchKind, FoundKind][])
  return {
    kinds: new Map(kinds.sort(([, a], [, b]) => a.order - b.order)),
    sections: loaded.flatMap(({ id, Section }) => (Section ? [{ id, Section }] : [])),
  }
}
