import { useTranslation } from '@atrio/i18n'
import { chipCss, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useInstrument } from '../data/own-instrument.ts'
import shapes from '../data/chord-shapes.json'
import { chordName, type Chord } from '../model/chord.ts'
import { shapeOf, type Shapes } from '../model/chord-shape.ts'
import { instruments } from '../model/instrument.ts'
import type { Notation } from '../model/notation.ts'
import { ChordDiagram } from './chord-diagram.tsx'

const choice = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' })
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, min(6.5rem, 100%))',
  gap: 'var(--s5) var(--s4)',
  marginTop: 'var(--s4)',
  padding: 0,
  listStyle: 'none',
})
const one = css({
  breakInside: 'avoid',
  '& small': { display: 'block', color: 'var(--muted)' },
})
const nameCss = css({ display: 'block', marginBottom: 'var(--s1)', fontWeight: 600 })
const table: Shapes = shapes

export type ChordDiagramsProps = {
  /** The song's chords, each once, as they are played: with its key and capo. */
  chords: readonly Chord[]
  notation: Notation
}

/** How the chords of a song are gripped, on the instrument that the person plays. */
export function ChordDiagrams({ chords, notation }: ChordDiagramsProps) {
  const { t, i18n } = useTranslation('praise')
  const [instrument, choose] = useInstrument()
  // what a chart means by a nine on its own goes by where it was written
  const isInternational = notation === 'international' || (notation === 'written' && i18n.language === 'en')
  return (
    <>
      <div role="group" aria-label={t('diagrams.instrument')} css={choice} data-print="no">
        {instruments.map((one) => (
          <button key={one} type="button" aria-pressed={one === instrument} css={chipCss} onClick={() => choose(one)}>
            {t(`diagrams.${one}`)}
          </button>
        ))}
      </div>
      <ul css={list}>
        {chords.map((chord) => {
          const name = chordName(chord, notation)
          const found = shapeOf(table, instrument, chord, isInternational ? 'dominant' : 'added')
          return (
            <li key={name} css={one}>
              <span css={nameCss}>{name}</span>
              {found ? (
                <ChordDiagram name={name} shape={found.shape} />
              ) : (
                <small css={smallCss}>{t('diagrams.none')}</small>
              )}
              {found?.lacksBass && <small css={smallCss}>{t('diagrams.lacksBass')}</small>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
