import { linkTo, type FeatureContext, type LinkRole, type NavEntry, type NavPlace } from '@atrio/tenant-core'

type Entry = Pick<NavEntry, 'link' | 'label' | 'order' | 'icon'>
export type NavLink<Icon = Entry['icon']> = { role: LinkRole; href: string; label: string; icon: Icon }

/** The entries that features ask to be shown at a place, in their order; without those whose module is off. */
export const navLinks = (ctx: FeatureContext, place: NavPlace): NavLink[] =>
  leading(
    ctx,
    ctx.features.flatMap((feature) => feature.nav ?? []).filter(({ places }) => places.some((one) => one === place)),
  )

/** Entries in their order, without those that no feature of this church answers for. */
export const leading = <E extends Entry>(ctx: FeatureContext, entries: E[]): NavLink<E['icon']>[] =>
  entries
    .sort((a, b) => a.order - b.order)
    .flatMap(({ link, icon, label }) => {
      const href = (linkTo as (ctx: FeatureContext, role: LinkRole) => string | undefined)(ctx, link)
      return href ? [{ role: link, href, label: label[ctx.locale], icon }] : []
    })

/** Whether a link's target is the current page, or an ancestor of it; home is an ancestor of nothing. */
export const isCurrent = (pathname: string, href: string) =>
  pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))

/** Pages without the phone's bottom bar (document 1 section 2): each has an act of its own at that edge. */
const WITHOUT_BAR = /^\/(?:give|checkout|event|live|podcast|bible|access|videos)(?:\/|$)|^\/user\//

export const hasBottomBar = (pathname: string) => !WITHOUT_BAR.test(pathname)
