import { describe, expect, it } from 'vitest'
import { churchShare } from './church-share.ts'

const MINUTE = 60_000

/** Four places, and how many of so many askers of a church get one. */
function fourPlaces() {
  const clock = { now: 0 }
  const share = churchShare(4, () => clock.now)
  const ask = (church: string | undefined, times: number) =>
    Array.from({ length: times }, () => share.enter(church)).filter((leave) => leave !== undefined)
  return { clock, ask }
}

describe('churchShare', () => {
  it('gives all places to one church while no other asks', () => {
    const { ask } = fourPlaces()
    expect(ask('demo', 6)).toHaveLength(4)
  })

  it('gives one church three quarters once another has asked, and the rest to that one', () => {
    const { ask } = fourPlaces()
    const taken = ask('demo', 6)
    expect(ask('grace', 1)).toHaveLength(0)
    taken.forEach((leave) => leave())
    expect(ask('demo', 6)).toHaveLength(3)
    expect(ask('grace', 6)).toHaveLength(1)
  })

  it('gives all places again a minute after the other church has asked', () => {
    const { ask, clock } = fourPlaces()
    ask('grace', 1).forEach((leave) => leave())
    clock.now = MINUTE - 1
    const taken = ask('demo', 4)
    expect(taken).toHaveLength(3)
    clock.now = MINUTE
    expect(ask('demo', 4)).toHaveLength(1)
  })

  it('holds requests of no known church to a share, and no church because of them', () => {
    const { ask } = fourPlaces()
    for (const church of ['demo', undefined]) ask(church, 1).forEach((leave) => leave())
    const taken = ask('demo', 6)
    expect(taken).toHaveLength(4)
    taken.forEach((leave) => leave())
    expect(ask(undefined, 6)).toHaveLength(3)
    expect(ask('demo', 6)).toHaveLength(1)
  })
})
