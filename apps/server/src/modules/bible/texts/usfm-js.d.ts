/** usfm-js ships no types; these are the ones in use. */
declare module 'usfm-js' {
  export type UsfmObject = {
    tag?: string
    type?: string
    text?: string
    /** Of notes and headings. */
    content?: string
    /** Of milestones around words. */
    children?: UsfmObject[]
  }
  export type UsfmBook = {
    headers: { tag?: string; content?: string }[]
    /** By number, then by number of verse; `front` is what comes before the first verse. */
    chapters: Record<string, Record<string, { verseObjects: UsfmObject[] }>>
  }
  export const toJSON: (text: string) => UsfmBook
}
