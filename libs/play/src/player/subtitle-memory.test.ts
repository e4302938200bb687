import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readChoices, rememberChoice } from './player-choices.ts'
import { keepSubtitles } from './subtitle-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

type Track = { language: string; mode: TextTrackMode }
/** A video with tracks: jsdom has none. */
function videoWith(...tracks: Track[]) {
  const textTracks = Object.assign(new EventTarget(), {
    length: tracks.length,
    [Symbol.iterator]: () => tracks.values(),
  })
  const video = Object.assign(document.createElement('video'))
  Object.defineProperty(video, 'textTracks', { value: textTracks })
  return { video, choose: () => textTracks.dispatchEvent(new Event('change')) }
}

it('begins with the language that the device remembers, also after the browser has chosen', () => {
  rememberChoice({ subtitles: 'en' })
  const [pt, en]: Track[] = [
    { language: 'pt-BR', mode: 'showing' },
    { language: 'en', mode: 'disabled' },
  ]
  const { video } = videoWith(pt!, en!)
  const end = keepSubtitles(video)
  expect([pt!.mode, en!.mode]).toEqual(['disabled', 'showing'])
  pt!.mode = 'showing'
  video.dispatchEvent(new Event('loadedmetadata'))
  expect([pt!.mode, en!.mode]).toEqual(['disabled', 'showing'])
  end()
})

it('remembers what is chosen, and that none are wanted', () => {
  const pt: Track = { language: 'pt-BR', mode: 'showing' }
  const { video, choose } = videoWith(pt)
  const end = keepSubtitles(video)
  vi.advanceTimersByTime(1_000)
  choose()
  expect(readChoices().subtitles).toBe('pt-BR')
  pt.mode = 'disabled'
  choose()
  expect(readChoices().subtitles).toBeNull()
  end()
  const next: Track = { language: 'pt-BR', mode: 'showing' }
  keepSubtitles(videoWith(next).video)()
  expect(next.mode).toBe('disabled')
})
