import { expect, it } from 'vitest'
import { shareOf } from './campaign.ts'

it.each([
  [0, 6_000_000, 0],
  [4_100_000, 6_000_000, 68],
  [5_999_999, 6_000_000, 99],
  [6_000_000, 6_000_000, 100],
  [7_500_000, 6_000_000, 125],
])('has %i of %i as %i percent', (raised, goal, share) => expect(shareOf({ raised, goal })).toBe(share))
