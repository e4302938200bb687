/** Routes and links come from this one table. */
export const paths = { episodes: '/podcast' } as const

/** An episode's place in the list, and the second from which it is to be heard. */
export function episodePath(episode: string, seconds = 0): string {
  const query = new URLSearchParams({ episode, ...(seconds >= 1 && { t: String(Math.floor(seconds)) }) })
  return `${paths.episodes}?${query.toString()}`
}
