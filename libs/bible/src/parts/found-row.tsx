import type { FoundVerse } from '@atrio/api-client'
import { useBookNames } from '@atrio/scripture'
import { AppLink, FoundText } from '@atrio/tenant-core'
import { ListRow } from '@atrio/ui'
import { css } from '@emotion/react'
import { chapterPath } from '../paths.ts'

const verseCss = css({
  display: 'block',
  maxWidth: '42rem',
  color: 'var(--ink)',
  font: '400 1.125rem/1.5 var(--serif)',
})

/** A verse with the words that were found. */
export function FoundRow({ verse: { book, chapter, verse, pieces }, code }: { verse: FoundVerse; code: string }) {
  const { reference } = useBookNames()
  return (
    <ListRow
      title={reference(book, chapter, verse)}
      link={(title) => <AppLink to={chapterPath({ translation: code, book, chapter, verse })}>{title}</AppLink>}
      meta={
        <span css={verseCss}>
          <FoundText pieces={pieces} />
        </span>
      }
    />
  )
}
