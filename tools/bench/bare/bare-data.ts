/** What the bare page shows: home's own words and its first picture, as they stand in the portal. */
export type BareData = {
  name: string
  banner: { title: string; text: string; image: string | null }
  events: string[]
}
