/** The target of a shared link: `?episode=…&t=…`. */
export type SharedMoment = {
  episode: string
  /** Seconds; 0 when the link has none. */
  at: number
}

const MAX_ID_LENGTH = 500
const MAX_SECONDS = 86_400

/** Reads the query of the page; a place that is none counts as the beginning. */
export function sharedMoment(query: URLSearchParams): SharedMoment | undefined {
  const episode = query.get('episode')
  if (!episode || episode.length > MAX_ID_LENGTH) return undefined
  const t = query.get('t') ?? ''
  const at = /^\d{1,5}$/.test(t) ? Number(t) : 0
  return { episode, at: at <= MAX_SECONDS ? at : 0 }
}
