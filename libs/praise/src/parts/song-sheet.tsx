import { css } from '@emotion/react'
import { chordName } from '../model/chord.ts'
import type { Piece, Verse } from '../model/letter.ts'
import type { Notation } from '../model/notation.ts'
import { lyricOf, wordsOf } from '../model/words.ts'
import { chordCss, lineCss, numberedCss, sheetCss, syllableCss, verseCss, wordCss } from './song-sheet.styles.ts'

/** A line with its chords, each above the syllable it is sung on, at any page width. */
function ChordLine({ pieces, notation }: { pieces: Piece[]; notation: Notation }) {
  if (pieces.every(({ chord }) => !chord)) return <p css={lineCss}>{lyricOf(pieces)}</p>
  return (
    <p css={lineCss}>
      {wordsOf(pieces).map((word, at) => (
        <span key={at} css={wordCss}>
          {word.map(({ chord, text, joined }, index) => (
            <span key={index} data-joined={joined || undefined} css={syllableCss}>
              <b css={chordCss}>{chord && chordName(chord, notation)}</b>
              <span>{text}</span>
            </span>
          ))}
        </span>
      ))}
    </p>
  )
}

type Props = {
  verses: Verse[]
  /** Null hides the chords. */
  notation: Notation | null
  zoom: number
}

/** The text of a song, verse by verse, with or without chords. */
export function SongSheet({ verses, notation, zoom }: Props) {
  return (
    <div css={[sheetCss, css({ '--zoom': zoom })]}>
      {verses.map(({ mark, lines }, at) => (
        <section key={at} css={[verseCss, mark !== null && /^\d+$/.test(mark) && numberedCss]}>
          {mark !== null && <h2>{mark}</h2>}
          <div>
            {lines
              .filter((pieces) => notation !== null || lyricOf(pieces) !== '')
              .map((pieces, index) =>
                notation ? (
                  <ChordLine key={index} pieces={pieces} notation={notation} />
                ) : (
                  <p key={index} css={lineCss}>
                    {lyricOf(pieces)}
                  </p>
                ),
              )}
          </div>
        </section>
      ))}
    </div>
  )
}
