import type { Verse } from '@atrio/api-client'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { paragraphsOf } from '../model/paragraphs.ts'

const text = css({
  fontFamily: 'var(--serif)',
  lineHeight: 1.65,
  maxWidth: '36em',
  overflowWrap: 'break-word',
  whiteSpace: 'pre-line',
  '& > p': { marginBottom: '.9em' },
  '& > h2': { fontSize: '1.05em', fontStyle: 'italic', fontWeight: 400, lineHeight: 1.35, margin: '1.4em 0 .5em' },
})
const numberCss = css({
  marginRight: '.05em',
  color: 'var(--accent-ink)',
  fontFamily: 'var(--sans)',
  fontSize: '.62em',
  fontWeight: 600,
  lineHeight: 1,
  verticalAlign: '.42em',
  fontFeatureSettings: "'lnum'",
})

type Props = {
  verses: readonly Verse[]
  /** Language of the text: pt-BR. */
  lang?: string
  /** Wraps a verse's number and text, for a page where verses are chosen. */
  wrap?: (verse: Verse, content: ReactNode) => ReactNode
  className?: string
}

/** A chapter or a part of it: paragraphs, headings and lines of poetry, each verse with its number. */
export function Verses({ verses, lang, wrap = (_verse, content) => content, className }: Props) {
  return (
    <div css={text} className={className} lang={lang}>
      {paragraphsOf(verses).flatMap((paragraph) => {
        const [{ number }] = paragraph.verses as [Verse]
        return [
          paragraph.heading !== null && <h2 key={`h${number}`}>{paragraph.heading}</h2>,
          <p key={number}>
            {paragraph.verses.map((verse, index) => (
              <OneVerse key={verse.number} verse={verse} isFirst={index === 0} wrap={wrap} />
            ))}
          </p>,
        ]
      })}
    </div>
  )
}

/** The number of a verse that begins a line comes after the line break; elsewhere a space separates verses. */
function OneVerse({ verse, isFirst, wrap }: { verse: Verse; isFirst: boolean } & Required<Pick<Props, 'wrap'>>) {
  const startsLine = verse.text.startsWith('\n')
  const content = (
    <>
      <span css={numberCss}>{verse.lastNumber ? `${verse.number}–${verse.lastNumber}` : verse.number}</span>{' '}
      {verse.text.trim()}
    </>
  )
  return (
    <>
      {!isFirst && (startsLine ? <br /> : ' ')}
      {wrap(verse, content)}
    </>
  )
}
