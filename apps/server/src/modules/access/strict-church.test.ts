import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../../testing/people.ts'
import { compareInStrictChurch, questionNames } from './strict-church.heavy.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

describe('a strict church', () => {
  it.each(questionNames)('does not reveal whether an e-mail has an account: %s', async (name) => {
    let smallest = Infinity
    // others' work makes single times longer: once more where it may have been that
    for (let round = 0; round < 3 && smallest >= 3; round++) {
      const { ratio, answers, pairs } = await compareInStrictChurch(world, name, 10)
      expect(pairs).toBe(10)
      expect(answers).toHaveLength(1)
      expect(answers[0]).not.toMatch(/rate_limited|captcha/)
      smallest = Math.min(smallest, ratio)
    }
    // Hashing takes longest by far: if it were skipped for one of them, this would be 5 or more.
    expect(smallest).toBeLessThan(3)
  })
})
