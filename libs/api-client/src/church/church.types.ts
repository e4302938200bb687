import type { Address, Coordinates, Image } from '../address.ts'

export type SocialLink = { network: SocialNetwork; url: string }
export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'whatsapp' | 'x' | 'tiktok' | 'spotify' | 'site'

/** The tenant (document 1 section 3). */
export type Church = {
  id: number
  slug: string
  uuid: string
  code: string
  name: string
  description: string | null
  /**
   * Sanitised HTML. At start only its beginning, enough for a description; the whole text comes with
   * `churchApi.byCode`.
   */
  history: string | null
  phone: string | null
  email: string | null
  address: Address | null
  location: Coordinates | null
  social: SocialLink[]
  organizationSlug: string | null
  /** BCP 47 tag of the church's own language: `pt-BR`, `en`, `es`. */
  locale: string
  /** The first is the share image. */
  images: Image[]
  active: boolean
  chatBot: boolean
  pixelCode: string | null
  planCode: string | null
  createdAt: string
  playStoreUrl: string | null
  appStoreUrl: string | null
  /** IANA zone. */
  timeZone: string
  /** ISO 4217. */
  currency: string
}

/** A module that a church can switch on. */
export type ModuleId =
  | 'live'
  | 'events'
  | 'giving'
  | 'groups'
  | 'devotionals'
  | 'news'
  | 'sundaySchool'
  | 'publications'
  | 'prayerWall'
  | 'play'

/** `color` is `#rrggbb`, or empty when the backend has none. */
export type Visual = { color: string; logo: Image | null }

export type PaymentMethod = { id: number; kind: PaymentMethodKind; name: string; gatewayId: number | null }
export type PaymentMethodKind = 'card' | 'boleto' | 'pix' | 'manualPix' | 'cash' | 'paypal' | 'wallet' | 'ach'

/** An entry of the More menu, as the church configured it. */
export type MenuItem = {
  id: number
  kind: MenuItemKind
  url: string | null
  labels: { 'pt-BR': string; en: string; es: string }
}
export type MenuItemKind =
  | 'play'
  | 'groups'
  | 'devotionals'
  | 'news'
  | 'videos'
  | 'externalPodcast'
  | 'ministries'
  | 'podcast'
  | 'sundaySchool'
  | 'publications'
  | 'bible'
  | 'radio'
  | 'social'
  | 'voluts'
  | 'mykids'
  | 'readingPlans'
  | 'songs'
  | 'external'

export type Banner = {
  id: number
  kicker: string | null
  title: string
  text: string | null
  image: Image | null
  url: string | null
  action: string | null
}

export type Organization = { id: number; slug: string; name: string; description: string | null; images: Image[] }

/** A church in a list: of its organisation, or by location. */
export type ChurchListing = {
  id: number
  code: string
  slug: string
  name: string
  description: string | null
  organizationSlug: string | null
  address: Address | null
  location: Coordinates | null
  images: Image[]
  /** `#rrggbb`, or empty when the backend has none. */
  color: string
  hostname: string | null
  /** Metres from the requested place. */
  distance: number | null
}

export type Congregation = {
  id: number
  name: string
  phone: string | null
  address: Address | null
  location: Coordinates | null
}

/** The data that the portal needs first (document 1 section 4), from one bundle or from several calls. */
export type StartUp = {
  church: Church
  modules: ModuleId[]
  visual: Visual
  paymentMethods: PaymentMethod[]
  menu: MenuItem[]
}

/** The bundle's extra data, which is otherwise fetched when a screen needs it. */
export type StartUpBundle = StartUp & { banners: Banner[]; organization: Organization | null }
