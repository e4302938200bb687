import { praiseApi, songsApi } from '@atrio/api-client'
import { apiOver, partsOf } from '@atrio/testing'
import { Rows } from '@atrio/ui'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { praiseFeature } from '../feature.ts'
import { readShape } from '../model/chord-shape.ts'
import { parseKey } from '../model/key.ts'
import { differentChords, readLetter, versesOf } from '../model/letter.ts'
import { scenes } from '../testing/praise.scenes.ts'
import { ChordDiagram } from './chord-diagram.tsx'
import { ChordDiagrams } from './chord-diagrams.tsx'
import { DiagramsTool, KeyTools, NotationTool } from './chord-tools.tsx'
import { ScoreFiles } from './score-files.tsx'
import { SongFailure } from './song-failure.tsx'
import { SongHead } from './song-head.tsx'
import { SongPage } from './song-page.tsx'
import { SongRow } from './song-row.tsx'
import { SongSheet } from './song-sheet.tsx'
import { SongTools } from './song-tools.tsx'
import { SongViewer } from './song-viewer.tsx'
import { ToolGroup, ToolReset, ToolSelect } from './tool-parts.tsx'
import { ViewTabs } from './view-tabs.tsx'
import { ZoomTools } from './zoom-tools.tsx'

export default { title: 'praise/Parts' }

const http = { ...scenes.songs, ...scenes.cipher }
const part = partsOf(praiseFeature, { http })
const song = await apiOver(http).run(praiseApi.get, { id: 21 })
const scored = await apiOver(scenes.score).run(praiseApi.get, { id: 21 })
const { songs: entries } = await apiOver(http).run(songsApi.list, {})
const letter = readLetter(song.content)
const key = { original: parseKey('D')!, steps: 0, onSteps: fn(), capo: 0, onCapo: fn() }
const zoom = { zoom: 1, onZoom: fn() }

/** What the tabs switch. */
const AbovePanel = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <div role="tabpanel" id="song" />
  </>
)

export const Diagram = part(ChordDiagram, { name: 'C', shape: readShape('x32010 032010') })
export const Diagrams = part(ChordDiagrams, { chords: differentChords(letter), notation: 'written' })
export const ToolsOfKey = part(KeyTools, key)
export const ToolOfNotation = part(NotationTool, { notation: 'brazilian', onNotation: fn() })
export const ToolOfDiagrams = part(DiagramsTool, { diagrams: true, onDiagrams: fn() })
export const Scores = part(ScoreFiles, { files: scored.files })
export const Failed = part(SongFailure, { onRetry: fn() })
export const Head = part(SongHead, { song })
export const WholePage = part(SongPage, { id: 21 })
export const Row = part(SongRow, { song: entries[0]! }, { around: Rows })
export const Sheet = part(SongSheet, { verses: versesOf(letter), notation: 'written', zoom: 1 })
export const Tools = part(SongTools, {
  chords: { ...key, notation: 'written', onNotation: fn(), diagrams: false, onDiagrams: fn() },
  zoom,
  embedded: false,
})
export const Viewer = part(SongViewer, { song, onRetry: fn(), embedded: false })
export const Group = part(ToolGroup, { name: 'Tom', obvious: false, children: 'D' })
export const Reset = part(ToolReset, { label: 'Voltar ao tom original', onReset: fn() })
export const Select = part(ToolSelect<string>, {
  label: 'Cifras',
  value: 'written',
  options: [
    { value: 'written', name: 'Como foi escrito' },
    { value: 'international', name: 'Internacional' },
  ],
  onChange: fn(),
})
export const Tabs = part(
  ViewTabs,
  { views: ['cipher', 'lyric'], view: 'cipher', panelId: 'song', onView: fn() },
  { around: AbovePanel },
)
export const Zoom = part(ZoomTools, zoom)
