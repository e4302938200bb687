import type { ModuleId, NotificationKind, OrderKind } from '@atrio/api-client'
import type { Locale, MessageLoaders } from '@atrio/i18n'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { LinkBuilders, LinkRole } from '../links/link-roles.ts'
import type { OrderSourceModule } from '../orders/order-source.ts'
import type { FeatureContext } from './feature-context.ts'

export type LayoutId = 'HOME' | 'DEFAULT' | 'INPC_PLAY' | 'EMBED'

/** `login` sends an anonymous user to access; `visitor` sends a signed-in one home. */
export type RouteAccess = 'public' | 'login' | 'visitor'

/** A screen's module: its component, and what must be there before it is shown. */
export type ScreenModule = {
  default: ComponentType
  /** Awaits the queries that the screen reads. Independent ones in parallel, never a chain. */
  load?: (ctx: FeatureContext, args: LoaderFunctionArgs) => Promise<unknown>
}

export type FeatureRoute = {
  /** A route name that rules refer to (churchHome, userAccess, confirmDeleteUser); else made from feature and path. */
  id?: string
  /** Absolute for a route, relative for a child. */
  path: string
  screen?: () => Promise<ScreenModule>
  /** Sends elsewhere instead of showing a screen. */
  redirect?: (args: { url: URL; ctx: FeatureContext }) => string
  access?: RouteAccess
  /**
   * What a stolen click would cost on a page that asks for no sign-in: it pays, or it shows or deletes what is one
   * person's. No other site may frame such a page, nor one with `access` (quality: security 17); children follow.
   */
  atStake?: 'money' | 'personal-data'
  /**
   * Names of the query parameters that the server draws the page with. All others reach the browser only: the server
   * leaves them out, and keeps one page for all their values.
   */
  query?: readonly string[]
  layout?: LayoutId
  /** The feature's module guards its routes; `null` frees one of it (document 1 gates only some). */
  module?: ModuleId | null
  /** Slots that the screen shows: their contents load together with it. */
  slots?: SlotName[]
  children?: FeatureRoute[]
}

export type LocalizedText = Record<Locale, string>

/** Where the shell shows an entry: header (and footer), the phone's bottom bar. */
export type NavPlace = 'header' | 'bottom' | 'footer'

export type NavEntry = {
  link: LinkRole
  /** Inline in three languages, so that nothing flashes raw keys before a catalogue is there. */
  label: LocalizedText
  icon: ComponentType
  places: NavPlace[]
  /** Smaller stands first. */
  order: number
}

/** A member's own page, in the menu under their name; left out where no feature answers for its link. */
export type UserMenuEntry = Omit<NavEntry, 'places'>

/** An entry of the member's menu that leads to an address, for a feature with several. */
export type OwnEntry = Omit<UserMenuEntry, 'link' | 'order'> & { href: string }

/** Places where a screen lends room to other features. */
export type SlotName =
  | 'home.sections'
  /** Beside a broadcast while it runs: the chat; under it on phones. */
  | 'live.beside'
  /** Under a broadcast's title, in one row: what can be done without leaving it. */
  | 'live.acts'
  /** Asks a visitor to enter or to register, and brings them back here; for what only members may do. */
  | 'account.requestLogin'

export type SlotModule = {
  default: ComponentType
  load?: (ctx: FeatureContext) => Promise<unknown>
}

export type SlotEntry = {
  id: string
  /** Smaller stands first. */
  order: number
  content: () => Promise<SlotModule>
}

/** What a notification of this church is about. */
export type NotificationTarget = { id: number | null; slug: string | null }

/** Paths of the screens that show what notifications are about; without one the notification itself is shown. */
export type NotificationOpeners = {
  [Kind in NotificationKind]?: (about: NotificationTarget, ctx: FeatureContext) => string | undefined
}

/** What a feature tells of itself. Under 60 lines, no JSX, no screen: those come lazily. */
export type Feature = {
  /** Also the namespace of its messages. */
  id: string
  module?: ModuleId
  messages: MessageLoaders
  nav?: NavEntry[]
  userMenu?: UserMenuEntry[]
  /** Entries that not every member has: asked for when the menu is about to be opened. */
  ownEntries?: () => Promise<{ ownEntries: (ctx: FeatureContext) => Promise<OwnEntry[]> }>
  /** The same for every church: the server also matches addresses with them before it knows one, without a context. */
  routes?: (ctx?: FeatureContext) => FeatureRoute[]
  embeds?: (ctx?: FeatureContext) => FeatureRoute[]
  links?: LinkBuilders
  /** Links that need another module than the feature's own. */
  linkModules?: { [Role in LinkRole]?: ModuleId }
  slots?: Partial<Record<SlotName, SlotEntry[]>>
  /** What the feature lets people pay for, by kind of order. */
  orders?: Partial<Record<OrderKind, () => Promise<OrderSourceModule>>>
  /** Screens that this feature opens from notifications. */
  opensNotification?: NotificationOpeners
}

/** Types a manifest; it has no other effect. */
export const defineFeature = (feature: Feature): Feature => feature
