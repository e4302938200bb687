import type { MenuItem, MenuItemKind } from '@atrio/api-client'
import { linkTo, type FeatureContext } from '../feature/feature-context.ts'
import type { LinkRole } from './link-roles.ts'

/** Entries of the More menu that open within the portal, and their link roles. The others open their url outside. */
const ROLES = {
  play: 'play.home',
  groups: 'groups.list',
  devotionals: 'content.devotionals',
  news: 'content.news',
  videos: 'content.videos',
  ministries: 'content.ministries',
  podcast: 'podcast.episodes',
  sundaySchool: 'content.sundaySchool',
  publications: 'content.publications',
  bible: 'bible.home',
  readingPlans: 'readingPlans.list',
  songs: 'praise.list',
  voluts: 'account.voluts',
  mykids: 'account.mykids',
  externalPodcast: null,
  radio: null,
  social: null,
  external: null,
} as const satisfies Record<MenuItemKind, LinkRole | null>

export type MenuLink = { id: number; kind: MenuItemKind; label: string; href: string; external: boolean }

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url)

/** The church's configured entries that have a target, in its order, in the language of the app. */
export function menuLinks(ctx: FeatureContext): MenuLink[] {
  return ctx.tenant.menu.flatMap((item: MenuItem) => {
    const role = ROLES[item.kind]
    const inside = role ? linkTo(ctx, role) : undefined
    const outside = !role && item.url && isWebAddress(item.url) ? item.url : undefined
    const href = inside ?? outside
    if (!href) return []
    return [{ id: item.id, kind: item.kind, label: item.labels[ctx.locale], href, external: !inside }]
  })
}
