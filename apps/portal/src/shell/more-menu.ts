import type { MenuItemKind } from '@atrio/api-client'
import { menuLinks, type FeatureContext } from '@atrio/tenant-core'
import type { MoreTarget } from './more-icons.ts'
import { navLinks } from './nav-links.ts'

/** The columns of the More menu, by intent. */
export const intents = ['join', 'listen', 'read', 'church'] as const
export type Intent = (typeof intents)[number]

const INTENTS = {
  groups: 'join',
  ministries: 'join',
  voluts: 'join',
  mykids: 'join',
  play: 'listen',
  videos: 'listen',
  podcast: 'listen',
  externalPodcast: 'listen',
  songs: 'listen',
  radio: 'listen',
  bible: 'read',
  devotionals: 'read',
  readingPlans: 'read',
  sundaySchool: 'read',
  publications: 'read',
  news: 'read',
  social: 'church',
  external: 'church',
} as const satisfies Record<MenuItemKind, Intent>

export type MoreLink = {
  key: string
  label: string
  href: string
  target: MoreTarget
  external: boolean
  onlyPhone: boolean
}
export type MoreColumn = { intent: Intent; links: MoreLink[] }

/** Document 1 section 9: the second menu is medium over 8 entries, big over 12. */
export const menuSize = (entries: number) => (entries > 12 ? 'big' : entries > 8 ? 'medium' : 'small')

/**
 * The church's own entries by intent, in its order. Before them what phones have no other place for: the header's
 * entries that the bottom bar leaves out (about, prayer, search). The church's column is also shown when others can be chosen.
 */
export function moreColumns(ctx: FeatureContext, churchesToChange = false): MoreColumn[] {
  const inBar = new Set(navLinks(ctx, 'bottom').map(({ role }) => role))
  const own = navLinks(ctx, 'header')
    .filter(({ role }) => !inBar.has(role))
    .map(({ role, label, href }) => ({
      intent: role === 'prayer.wall' ? ('join' as const) : ('church' as const),
      link: { key: role, label, href, target: role, external: false, onlyPhone: true },
    }))
  const configured = menuLinks(ctx).map(({ id, kind, label, href, external }) => ({
    intent: INTENTS[kind],
    link: { key: String(id), label, href, target: kind, external, onlyPhone: false },
  }))
  const entries = [...own, ...configured]
  return intents
    .map((intent) => ({ intent, links: entries.filter((entry) => entry.intent === intent).map(({ link }) => link) }))
    .filter(({ intent, links }) => links.length > 0 || (intent === 'church' && churchesToChange))
}

/** Whether the More menu has content on desktops: their header already contains what only phones lack. */
export const hasMore = (ctx: FeatureContext) => menuLinks(ctx).length > 0 || ctx.tenant.church.organizationSlug !== null
