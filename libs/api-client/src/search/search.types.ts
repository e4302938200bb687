/** What a search finds. */
export type SearchKind =
  | 'event'
  | 'newsItem'
  | 'devotional'
  | 'ministry'
  | 'project'
  | 'publication'
  | 'schoolClass'
  | 'video'
  | 'episode'
  | 'song'
  | 'group'
  /** The page about the church. */
  | 'church'

export type SearchResult = {
  id: number
  /** Of a project its ministry. */
  parentId: number | null
  slug: string
  title: string
  /** Plain text around the first found word: found words, and what is between them. */
  pieces: { text: string; found: boolean }[]
  /** Of publication; of an event its end. */
  date: string | null
}

/** The results of one kind; there may be more of them than are here. */
export type FoundGroup = { kind: SearchKind; results: SearchResult[]; hasMore: boolean }
