import type { Song } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId, useState, type ComponentType } from 'react'
import { useCapo, useNotation, useZoom } from '../data/reading-preferences.ts'
import { distance, keyName, keyOf, transposeKey, type Key } from '../model/key.ts'
import { differentChords, firstChord, moveLetter, readLetter, versesOf, type Letter } from '../model/letter.ts'
import { viewsOf, type ShowType } from '../model/show-type.ts'
import { ZOOM_START } from '../model/zoom.ts'
import type { ChordDiagramsProps } from './chord-diagrams.tsx'
import { ScoreFiles } from './score-files.tsx'
import { SongFailure } from './song-failure.tsx'
import { SongHead } from './song-head.tsx'
import { SongSheet } from './song-sheet.tsx'
import { SongTools } from './song-tools.tsx'
import { ViewTabs } from './view-tabs.tsx'

const body = css({ padding: 'var(--s8) var(--gutter) var(--section)', '@media print': { padding: 0 } })
const aside = css({
  padding: 'var(--s5) var(--gutter)',
  borderBottom: '1px solid var(--hairline)',
  '@media print': { padding: '0 0 12pt', border: 0 },
})
const onPaper = css(smallCss, {
  display: 'none',
  '@media print': { display: 'block', borderTop: '.5pt solid #000', paddingTop: '4pt', marginBottom: '12pt' },
})

export type SongOwnProps = {
  song: Song
  /** The key that is heard; of a song without chords it says nothing. */
  tone: string
  capo: number
}

/** Where a song begins, in place of its own key and of where the person last placed the capo. */
export type SongStart = { steps: (original: Key) => number; capo: number }

export type SongViewerProps = {
  song: Song
  /** Reloads a song that came without content. */
  onRetry: () => void
  embedded?: boolean | undefined
  /** Not in a frame, which has to stay light. */
  Diagrams?: ComponentType<ChordDiagramsProps> | undefined
  /** What a member keeps of it; not in a frame either. */
  Own?: ComponentType<SongOwnProps> | undefined
  start?: SongStart | undefined
}

/** A song in the first of its views: chords, else lyrics, else scores; a song with none is a failure. */
export function SongViewer({ song, onRetry, embedded = false, ...parts }: SongViewerProps) {
  const letter = readLetter(song.content)
  const views = viewsOf(letter, song)
  const [first] = views
  if (!first) return <SongFailure onRetry={onRetry} />
  return <OpenSong key={song.id} {...{ song, letter, views, first, embedded }} {...parts} />
}

type OpenProps = Pick<SongViewerProps, 'song' | 'Diagrams' | 'Own' | 'start'> & {
  letter: Letter
  views: ShowType[]
  first: ShowType
  embedded: boolean
}

function OpenSong({ song, letter, views, first, embedded, Diagrams, Own, start }: OpenProps) {
  const { t } = useTranslation('praise')
  const panelId = useId()
  const [view, setView] = useState(first)
  const [zoom, setZoom] = useZoom()
  // a change is announced even when it returns to the original value
  const [changed, setChanged] = useState({ key: false, zoom: false })
  const { name: church } = useChurch()
  const [capo, setCapo] = useCapo(song.id, start?.capo)
  const [notation, setNotation] = useNotation()
  const [diagrams, setDiagrams] = useState(false)
  const original = keyOf(song.tone, firstChord(letter))
  const [steps, setSteps] = useState(() => start?.steps(original) ?? 0)
  const sounds = keyName(transposeKey(original, steps))
  // the key of the chord shapes played above the capo
  const shapes = keyName(transposeKey(original, steps - capo))
  const played = moveLetter(letter, distance(original, steps - capo))
  const cipher = view === 'cipher'
  const changeSteps = (next: number) => {
    setChanged({ ...changed, key: true })
    setSteps(next)
  }
  const changeZoom = (next: number) => {
    setChanged({ ...changed, zoom: true })
    setZoom(next)
  }
  // a PDF without pictures is printed by its own viewer
  const printable = view !== 'score' || song.files.some(({ pictures }) => pictures[0])
  return (
    <article>
      <SongHead song={song}>
        {Own && <Own song={song} tone={sounds} capo={capo} />}
        <ViewTabs views={views} view={view} panelId={panelId} onView={setView} />
      </SongHead>
      {printable && (
        <SongTools
          embedded={embedded}
          zoom={view === 'score' ? null : { zoom, onZoom: changeZoom }}
          chords={
            cipher
              ? {
                  original,
                  steps,
                  onSteps: changeSteps,
                  capo,
                  onCapo: setCapo,
                  notation,
                  onNotation: setNotation,
                  diagrams: Diagrams ? diagrams : null,
                  onDiagrams: setDiagrams,
                }
              : null
          }
        />
      )}
      <p role="status" className="visually-hidden">
        {cipher && changed.key && t('key.now', { key: sounds })}{' '}
        {view !== 'score' &&
          (changed.zoom || zoom !== ZOOM_START) &&
          t('zoom.now', { percent: Math.round(zoom * 100) })}
      </p>
      {cipher && diagrams && Diagrams && (
        <section aria-label={t('diagrams.title')} css={aside}>
          <Diagrams chords={differentChords(played)} notation={notation} />
        </section>
      )}
      <div
        css={body}
        {...(views.length > 1 && { role: 'tabpanel', id: panelId, 'aria-labelledby': `${panelId}-${view}` })}
      >
        {cipher && capo > 0 && (
          <p css={{ color: 'var(--muted)', marginBottom: 'var(--s5)' }} data-print="no">
            {t('key.shapes', { fret: capo, key: shapes })}
          </p>
        )}
        <p css={onPaper}>
          {[
            church,
            cipher && t('key.now', { key: sounds }),
            cipher && (capo > 0 ? t('capo.print', { fret: capo }) : t('capo.printNone')),
            view !== 'score' && song.rhythm,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {view === 'score' ? (
          <ScoreFiles files={song.files} />
        ) : (
          <SongSheet verses={versesOf(played)} notation={cipher ? notation : null} zoom={zoom} />
        )}
      </div>
    </article>
  )
}
