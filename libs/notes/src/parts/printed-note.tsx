import type { NoteWords } from '@atrio/api-client'
import { css } from '@emotion/react'

const onPaper = css({
  display: 'none',
  '@media print': { display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

/** The note for print, where its form fields would be cut off. */
export const PrintedNote = ({ words: { title, text }, date }: { words: NoteWords; date: string | undefined }) => (
  <article css={onPaper} aria-hidden>
    <h1>{title}</h1>
    {date && <p css={{ marginBottom: '12pt' }}>{date}</p>}
    {text}
  </article>
)
