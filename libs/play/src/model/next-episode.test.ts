import { afterEach, describe, expect, it, vi } from 'vitest'
import { playEntry } from '../testing/play-entry.ts'
import { nextEpisode, savesData } from './next-episode.ts'

afterEach(() => vi.unstubAllGlobals())

describe('nextEpisode', () => {
  const entries = [playEntry(7), playEntry(3), playEntry(5)]
  it.each([
    [7, 3],
    [3, 5],
    [5, undefined],
    [9, undefined],
  ])('after %s is %s, in the order of the collection', (id, next) => expect(nextEpisode(entries, id)?.id).toBe(next))
  it('is unknown while the collection loads', () => expect(nextEpisode(undefined, 7)).toBeUndefined())
})

it('little data is a wish of the browser, where it tells one', () => {
  expect(savesData()).toBe(false)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(savesData()).toBe(true)
})
