import type { Image } from '../address.ts'
import type { Buyer, PaymentChoice } from '../payment/payment.types.ts'

/** Who may watch: every signed-in person, or subscribers only. */
export type PlayVisibility = 'open' | 'closed'

/** A plan: one payment for a number of months. */
export type Plan = {
  id: number
  name: string
  description: string | null
  currency: string
  /** Minor units. */
  price: number
  months: number
  /** The church pays the fees. */
  absorbsFees: boolean
}

/** A video or a collection, as lists show it. */
export type PlayEntry = {
  id: number
  kind: 'video' | 'collection'
  title: string
  /** Plain text. */
  description: string | null
  image: Image | null
  /** Length of a video, if known. */
  seconds: number | null
  /** How many videos a collection has. */
  videos: number | null
  collection: { id: number; title: string } | null
  featured: boolean
  /** Instant. */
  publishedAt: string
}

export type PlayContent = PlayEntry & {
  tags: { id: number; name: string }[]
  /** Source as the church entered it; null for people who may not watch. The player's rules decide what is shown. */
  source: { service: string; code: string | null; url: string | null; html: string | null } | null
  /** WebVTT files for those who may watch; `lang` is a language tag. */
  subtitles: { src: string; lang: string; label: string }[]
  /** The person's own list entry and position; null without a session. */
  own: { listEntryId: number | null; stoppedAt: number; watched: boolean } | null
}

/** What a person has seen of a video, in seconds. */
export type Mark = {
  contentId: number
  stoppedAt: number
  /** Null when no length has been reported. */
  length: number | null
  watched: boolean
}
/** Where a person stopped; `watched` is their own word on it. */
export type Place = { id: number; at: number; length?: number; watched?: boolean }

export type PlayPage = { items: PlayEntry[]; next: string | null }
export type PlayFilter = {
  featured?: boolean
  tagId?: number
  collectionId?: number
  kind?: PlayEntry['kind']
  term?: string
}

export type PlayHome = {
  title: string | null
  description: string | null
  image: Image | null
  tags: { id: number; name: string; items: PlayEntry[] }[]
}

export type ListEntry = { id: number; content: PlayEntry }

export type SubscriptionStatus = 'active' | 'pending' | 'canceled' | 'expired'
/** One period of a plan. Instants, null before it starts. */
export type Subscription = {
  id: number
  planName: string
  currency: string
  price: number
  status: SubscriptionStatus
  orderCode: string | null
  startsAt: string | null
  endsAt: string | null
}

export type RenewalStatus = 'manual' | 'active' | 'price' | 'canceled' | 'failed'
/** How a subscription goes on when its paid time ends. Minor units, fees included. */
export type Renewal = {
  /** Null when the church has removed the plan. */
  planId: number | null
  planName: string
  currency: string
  status: RenewalStatus
  /** Instant. */
  endsAt: string
  /** What the subscriber agreed to for one period. */
  agreedTotal: number | null
  /** What one period by card costs now; null if it can't be renewed by card. */
  total: number | null
  months: number | null
  /** Instant; null unless the card is to be charged. */
  chargesAt: string | null
  /** The card was refused, and is charged again at `chargesAt`. */
  refused: boolean
  /** Null when no card is kept for it. `expires` is MM/YYYY. */
  card: { id: number; brand: string | null; lastDigits: string; expires: string } | null
}

/** An active renewal names the card and the total that the subscriber saw. */
export type RenewalChange = { status: 'active'; cardId: number; total: number } | { status: 'manual' | 'canceled' }

/** Minor units; `total` is what the subscriber saw, with fees. */
export type PlanOrder = {
  userId: number
  planId: number
  total: number
  buyer: Buyer | null
  payment: PaymentChoice
  idempotencyKey: string
}
