import type { SetListSong } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { keyOf } from '../../model/key.ts'
import { keyedSongs, movedSong, withoutSong } from './set-list-songs.ts'
import { stepsTo } from './steps-to.ts'

const songs = [1, 2, 1].map((songId): SetListSong => ({
  songId,
  title: '',
  author: null,
  key: null,
  capo: 0,
  gone: false,
}))
const ids = (list: SetListSong[]) => list.map(({ songId }) => songId)

describe('the songs of a list', () => {
  it.each([
    ['1-1', 1, [2, 1, 1]],
    ['1-2', -1, [1, 1, 2]],
    ['1-1', -1, [1, 2, 1]],
    ['1-2', 1, [1, 2, 1]],
    ['3-1', 1, [1, 2, 1]],
  ] as const)('with %s moved by %i are %j', (key, by, moved) => {
    expect(ids(movedSong(songs, key, by))).toEqual(moved)
  })

  it.each([
    ['1-1', [2, 1]],
    ['1-2', [1, 2]],
    ['3-1', [1, 2, 1]],
  ] as const)('without %s are %j', (key, others) => {
    expect(ids(withoutSong(songs, key))).toEqual(others)
  })

  it('have a key each, also where one is played twice', () => {
    expect(keyedSongs(songs).map(({ key }) => key)).toEqual(['1-1', '2-1', '1-2'])
  })
})

describe('the way to a key', () => {
  it.each([
    ['D', 'E', 2],
    ['D', 'C', -2],
    ['D', 'G#', 6],
    ['Em', 'F#m', 2],
    ['D', 'D', 0],
    ['D', null, 0],
    ['D', 'Si', 0],
  ])('from %s to %s is %i semitones', (from, to, steps) => {
    expect(stepsTo(keyOf(from, undefined), to)).toBe(steps)
  })
})
