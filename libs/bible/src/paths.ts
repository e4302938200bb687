/** The page of the books; all others are under it. */
export const ROOT = '/bible'

type Place = { translation?: string | undefined; book: string; chapter: number; verse?: number | null | undefined }

/** A chapter; `-` is the church's first translation. Codes and numbers need no encoding. */
export const chapterPath = ({ translation = '-', book, chapter, verse }: Place) =>
  `${ROOT}/${translation}/${book}/${chapter}${verse ? `#v${verse}` : ''}`
