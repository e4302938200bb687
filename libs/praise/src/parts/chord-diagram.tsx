import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'
import { barresOf, firstFret, FRETS_SHOWN, type Shape } from '../model/chord-shape.ts'

/** Units of the drawing between strings, and between frets. */
const STRING = 14
const FRET = 18
const TOP = 20
/** Room for the number of a high fret. */
const NUMBER = 14
const DOT = 6

const drawing = css({
  display: 'block',
  height: '6.5rem',
  overflow: 'visible',
  '& text': { fontSize: 11, textAnchor: 'middle', dominantBaseline: 'central', fill: 'var(--muted)' },
  '& .grid': { stroke: 'var(--line-strong)', strokeWidth: 1 },
  '& .nut': { stroke: 'var(--ink)', strokeWidth: 3 },
  '& .finger': { fill: 'var(--ink)' },
  '& text.on': { fill: 'var(--paper)', fontSize: 9, fontWeight: 600 },
  '& .open': { fill: 'none', stroke: 'var(--muted)', strokeWidth: 1.25 },
})

type Props = { name: string; shape: Shape }

/** A chord's grip, as charts draw it; read aloud string by string. */
export function ChordDiagram({ name, shape }: Props) {
  const { t } = useTranslation('praise')
  const { frets, fingers } = shape
  const first = firstFret(shape)
  const barres = barresOf(shape)
  const left = DOT + 2 + (first > 1 ? NUMBER : 0)
  const x = (string: number) => left + string * STRING
  const y = (fret: number) => TOP + (fret - first + 0.5) * FRET
  const width = x(frets.length - 1) + DOT + 2
  const height = TOP + FRETS_SHOWN * FRET + 2
  const strings = frets.map((fret, string) =>
    t('diagrams.string', {
      string: frets.length - string,
      how: fret === null ? t('diagrams.silent') : fret === 0 ? t('diagrams.open') : t('diagrams.fret', { fret }),
    }),
  )
  const isUnderBarre = (string: number) =>
    barres.some(({ fret, from, to }) => frets[string] === fret && string > from && string <= to)
  return (
    <svg
      role="img"
      aria-label={t('diagrams.chord', { chord: name, strings: strings.join(', ') })}
      viewBox={`0 0 ${width} ${height}`}
      css={drawing}
    >
      {Array.from({ length: FRETS_SHOWN + 1 }, (_, line) => (
        <path
          key={line}
          className={line === 0 && first === 1 ? 'nut' : 'grid'}
          d={`M${x(0)} ${TOP + line * FRET}H${x(frets.length - 1)}`}
        />
      ))}
      {frets.map((_, string) => (
        <path key={string} className="grid" d={`M${x(string)} ${TOP}V${TOP + FRETS_SHOWN * FRET}`} />
      ))}
      {first > 1 && (
        <text x={NUMBER / 2 - 1} y={y(first)}>
          {first}
        </text>
      )}
      {barres.map(({ fret, from, to }) => (
        <rect
          key={`${fret} ${from}`}
          className="finger"
          x={x(from) - DOT}
          y={y(fret) - DOT}
          width={x(to) - x(from) + 2 * DOT}
          height={2 * DOT}
          rx={DOT}
        />
      ))}
      {frets.map((fret, string) =>
        fret === null ? (
          <text key={string} x={x(string)} y={TOP - 10}>
            ×
          </text>
        ) : fret === 0 ? (
          <circle key={string} className="open" cx={x(string)} cy={TOP - 10} r={3.5} />
        ) : (
          <g key={string}>
            {!barres.some((barre) => barre.fret === fret && string >= barre.from && string <= barre.to) && (
              <circle className="finger" cx={x(string)} cy={y(fret)} r={DOT} />
            )}
            {fingers[string] !== 0 && !isUnderBarre(string) && (
              <text className="on" x={x(string)} y={y(fret)}>
                {fingers[string]}
              </text>
            )}
          </g>
        ),
      )}
    </svg>
  )
}
