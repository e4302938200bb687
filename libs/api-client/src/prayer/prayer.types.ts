import type { Image } from '../address.ts'

export type PrayerMotive = { id: number; name: string }

/** A prayer request as the wall shows it. */
export type WallPrayer = {
  id: number
  /** Name that the author chose; null: anonymous. */
  name: string | null
  text: string
  image: Image | null
  motive: PrayerMotive | null
  createdAt: string
  /** How many people have said that they pray for it. */
  praying: number
  /** Its author said that it was answered. */
  answered: { at: string; testimony: string | null } | null
}

/** The part of a request that only its author sees. */
export type PrayerWishes = {
  onWall: boolean
  /** False: the church has removed it from the wall. */
  active: boolean
  /** Not on the wall yet: the church reads it first. */
  inReview: boolean
  callMe: boolean
  visitMe: boolean
}

/** A request that was sent. */
export type AskedPrayer = { id: number; inReview: boolean }

export type OwnPrayer = WallPrayer & { wishes: PrayerWishes }

/** Signed with its writer's first name, or the author's name on the wall. */
export type PrayerMessage = {
  id: number
  name: string | null
  byAuthor: boolean
  text: string
  createdAt: string
}

export type Prayer = WallPrayer & {
  /** True for the author too. */
  prayed: boolean
  /** Null for everybody but the author. */
  wishes: PrayerWishes | null
}

/** The values of a new request. */
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

/** A request as its author changes it; the picture stays. */
export type PrayerChange = Omit<PrayerDraft, 'image' | 'idempotencyKey'>

export type WallPage = { prayers: WallPrayer[]; next: string | null }
export type OwnPrayersPage = { prayers: OwnPrayer[]; next: string | null }
/** A request with a page of its messages, newest first. */
export type PrayerPage = { prayer: Prayer; messages: PrayerMessage[]; next: string | null }
