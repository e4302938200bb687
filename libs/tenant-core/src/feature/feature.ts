import type { ModuleId, NotificationKind, OrderKind } from '@atrio/api-client'
import type { Locale, MessageLoaders } from '@atrio/i18n'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { LinkBuilders, LinkRole } from '../links/link-roles.ts'
import type { Sellable } from '../orders/sellable.ts'
import type { Finds } from '../search/finds.ts'
import type { FeatureContext } from './feature-context.ts'

export type LayoutId = 'HOME' | 'DEFAULT' | 'INPC_PLAY' | 'EMBED'

/** `login` sends an anonymous user to access; `visitor` sends a signed-in one home. */
export type RouteAccess = 'public' | 'login' | 'visitor'

/** A screen's module: its component, and what must be loaded before it renders. */
export type ScreenModule = {
  default: ComponentType
  /** Awaits the queries that the screen reads. Independent ones in parallel, never one after the other. */
  load?: (ctx: FeatureContext, args: LoaderFunctionArgs) => Promise<unknown>
  /** Shown, as a 404, in place of the screen when its load finds nothing; without it the portal's general page is. */
  Missing?: ComponentType
}

export type FeatureRoute = {
  /**
   * A route name that rules refer to (churchHome, userAccess, confirmDeleteUser); default: made from feature and path.
   */
  id?: string
  /** Absolute for a route, relative for a child. */
  path: string
  screen?: () => Promise<ScreenModule>
  /** Redirects instead of rendering a screen. */
  redirect?: (args: { url: URL; ctx: FeatureContext }) => string
  access?: RouteAccess
  /**
   * The damage that clickjacking could do on a page without sign-in: it pays, or it shows or deletes personal data. No
   * other site may frame such a page, nor one with `access` (quality: security 17); children inherit it.
   */
  atStake?: 'money' | 'personal-data'
  /**
   * Names of the query parameters that the server renders the page with. All others reach the browser only: the server
   * ignores them and caches one page for all their values.
   */
  query?: readonly string[]
  layout?: LayoutId
  /** The feature's module guards its routes; `null` frees one of it (document 1 gates only some). */
  module?: ModuleId | null
  /** Slots that the screen renders: their contents load together with it. */
  slots?: SlotName[]
  children?: FeatureRoute[]
}

export type LocalizedText = Record<Locale, string>

/** Places of a navigation entry: header (and footer), the phone's bottom bar. */
export type NavPlace = 'header' | 'bottom' | 'footer'

type MenuEntry = {
  link: LinkRole
  /** Inline in three languages, because entries render before a catalogue has loaded. */
  label: LocalizedText
  /** Lower comes first. */
  order: number
}

/** Only the bottom bar draws icons. */
export type NavEntry = MenuEntry &
  ({ places: NavPlace[]; icon: ComponentType } | { places: Exclude<NavPlace, 'bottom'>[]; icon?: never })

/** A member's own page, in the menu under their name; left out when no feature provides its link. */
export type UserMenuEntry = MenuEntry & { icon: ComponentType }

/** An entry of the member's menu that leads to an address, for a feature with several. */
export type OwnEntry = Omit<UserMenuEntry, 'link' | 'order'> & { href: string }

/**
 * Slots of screens that other features may fill. An interface: features outside of this workspace add slots of their
 * own to it.
 */
export interface Slots {
  'home.sections': true
  /** Beside a broadcast while it runs: the chat; under it on phones. */
  'live.beside': true
  /** Under a broadcast's title, in one row: actions that do not leave it. */
  'live.acts': true
  /** Asks a visitor to sign in or register and returns here; for what only members may do. */
  'account.requestLogin': true
}

export type SlotName = keyof Slots

export type SlotModule = {
  default: ComponentType
  load?: (ctx: FeatureContext) => Promise<unknown>
}

export type SlotEntry = {
  id: string
  /** Lower comes first. */
  order: number
  content: () => Promise<SlotModule>
}

/** What a notification of this church is about. */
export type NotificationTarget = { id: number | null; slug: string | null }

/** Paths of the screens that show a notification's subject; without one the notification itself is shown. */
export type NotificationOpeners = {
  [Kind in NotificationKind]?: (about: NotificationTarget, ctx: FeatureContext) => string | undefined
}

/** A feature's manifest. Under 60 lines, no JSX, no screen: those load lazily. */
export type Feature = {
  /** Also the namespace of its messages. */
  id: string
  module?: ModuleId
  messages: MessageLoaders
  nav?: NavEntry[]
  userMenu?: UserMenuEntry[]
  /** Entries that not every member has, loaded when the menu is about to be opened. */
  ownEntries?: () => Promise<{ ownEntries: (ctx: FeatureContext) => Promise<OwnEntry[]> }>
  /**
   * The same for every church: the server also matches addresses with them before it knows the church, without a
   * context.
   */
  routes?: (ctx?: FeatureContext) => FeatureRoute[]
  embeds?: (ctx?: FeatureContext) => FeatureRoute[]
  links?: LinkBuilders
  /** Links that need another module than the feature's own. */
  linkModules?: { [Role in LinkRole]?: ModuleId }
  slots?: Partial<Record<SlotName, SlotEntry[]>>
  /** What the feature sells, by kind of order. */
  orders?: Partial<Record<OrderKind, () => Promise<{ default: Sellable }>>>
  /** What of this feature the search of the portal finds: loaded with the page of the search. */
  finds?: () => Promise<{ finds: Finds }>
  /** Screens that this feature opens from notifications. */
  opensNotification?: NotificationOpeners
}

/** Types a manifest; it has no other effect. */
export const defineFeature = (feature: Feature): Feature => feature
