import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../../testing/people.ts'
import { guessManyAccounts, guessOneAccount } from './guessing.heavy.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

// the thousands are in `npm run test:heavy`
describe('guessing, many at a time', () => {
  it('one account, from many addresses: few passwords are looked at, the wait is told, and the owner gets in', async () => {
    const guessed = await guessOneAccount(world, 96)
    expect(guessed).toMatchObject({ looked: 15, refused: 81, other: 0, untold: 0, owner: '200', ok: true })
  })

  it('many accounts, from one address: few passwords are looked at, and the neighbour gets in', async () => {
    const guessed = await guessManyAccounts(world, 96)
    expect(guessed).toMatchObject({ looked: 60, refused: 36, other: 0, untold: 0, neighbour: '200', ok: true })
  })
})
