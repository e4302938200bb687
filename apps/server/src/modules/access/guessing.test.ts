import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../../testing/people.ts'
import { guessManyAccounts, guessOneAccount } from './guessing.heavy.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

// `npm run test:heavy` makes thousands
describe('concurrent guesses', () => {
  it('of one account from many addresses are limited with Retry-After, and the owner gets in', async () => {
    const guessed = await guessOneAccount(world, 96)
    expect(guessed).toMatchObject({ looked: 15, refused: 81, other: 0, untold: 0, owner: '200', ok: true })
  })

  it('of many accounts from one address are limited, and the neighbour gets in', async () => {
    const guessed = await guessManyAccounts(world, 96)
    expect(guessed).toMatchObject({ looked: 60, refused: 36, other: 0, untold: 0, neighbour: '200', ok: true })
  })
})
