import type { Image } from '../address.ts'

/** A church's text, as a list shows it. */
export type Writing = {
  id: number
  slug: string
  title: string
  summary: string | null
  image: Image | null
  author: string | null
  /** Instant, ISO 8601. */
  publishedAt: string
  /** Reading time in whole minutes, at least one. */
  minutes: number
}

/** A document to read or download. */
export type AttachedFile = { name: string; url: string }

export type DevotionalEntry = Writing & {
  /** Reference of the verse: Salmo 23.1–3. */
  reference: string | null
}
export type Neighbour = { id: number; title: string }
export type Devotional = DevotionalEntry & {
  verse: string | null
  /** Copyright line of the verse's translation. */
  verseCredit: string | null
  /** HTML. */
  content: string | null
  previous: Neighbour | null
  next: Neighbour | null
}

export type NewsItem = Writing & { content: string | null }

/** A ministry or a project, as a list shows it. */
export type Area = { id: number; name: string; summary: string | null; image: Image | null }
export type Ministry = Area & {
  content: string | null
  leader: string | null
  /** Time and place of its meetings, as free text. */
  meeting: string | null
  email: string | null
  phone: string | null
  projects: Area[]
}
export type Project = Area & { content: string | null; ministry: { id: number; name: string } }

export type PublicationType = { slug: string; name: string; description: string | null }
export type PublicationEntry = Writing & { type: { slug: string; name: string } }
export type Publication = PublicationEntry & { content: string | null; files: AttachedFile[] }

export type Lesson = { title: string; reference: string | null; summary: string | null; date: string | null }
export type SchoolClassEntry = Writing & {
  /** The group of people that it addresses. */
  audience: string | null
}
/** A class of the Sunday school. */
export type SchoolClass = SchoolClassEntry & {
  meeting: string | null
  content: string | null
  lessons: Lesson[]
  files: AttachedFile[]
}
