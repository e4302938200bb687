import type { Image } from '../address.ts'

export type PrayerMotive = { id: number; name: string }

/** A prayer request as the wall shows it. */
export type WallPrayer = {
  id: number
  /** As the author wants to be called; null: not at all. */
  name: string | null
  text: string
  image: Image | null
  motive: PrayerMotive | null
  createdAt: string
  /** How many people said that they pray for it. */
  praying: number
}

/** What a request says to its author alone. */
export type PrayerWishes = {
  onWall: boolean
  /** False: the church has taken it off the wall. */
  active: boolean
  callMe: boolean
  visitMe: boolean
}

export type OwnPrayer = WallPrayer & { wishes: PrayerWishes }

/** By its writer's first name, or as the author is called on the wall. */
export type PrayerMessage = {
  id: number
  name: string | null
  byAuthor: boolean
  text: string
  createdAt: string
}

export type Prayer = WallPrayer & {
  /** Whoever asked for it prays for it. */
  prayed: boolean
  /** For the author alone. */
  wishes: PrayerWishes | null
}

/** What somebody asks prayer for. */
export type PrayerDraft = {
  text: string
  name: string | null
  motiveId: number | null
  image: File | null
  onWall: boolean
  callMe: boolean
  visitMe: boolean
  idempotencyKey: string
}

export type WallPage = { prayers: WallPrayer[]; next: string | null }
export type OwnPrayersPage = { prayers: OwnPrayer[]; next: string | null }
/** A request with a page of its messages, the newest first. */
export type PrayerPage = { prayer: Prayer; messages: PrayerMessage[]; next: string | null }
