import type { Translation } from '@atrio/api-client'

export type ChapterRef = { book: string; chapter: number }

/** The chapters before and after one, over the borders of books. */
export function neighboursOf({ books }: Pick<Translation, 'books'>, { book, chapter }: ChapterRef) {
  const index = books.findIndex(({ code }) => code === book)
  const [before, here, after] = [books[index - 1], books[index], books[index + 1]]
  const previous: ChapterRef | undefined =
    chapter > 1 ? { book, chapter: chapter - 1 } : before && { book: before.code, chapter: before.chapters }
  const next: ChapterRef | undefined =
    here && chapter < here.chapters ? { book, chapter: chapter + 1 } : after && { book: after.code, chapter: 1 }
  return { previous, next }
}
