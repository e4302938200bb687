import { expect, it } from 'vitest'
import { tellWithKill } from './mails-with-kills.heavy.ts'

// many kills are in `npm run test:heavy`
it('loses no mail with processes that are killed while they send, and repeats one only as the same mail', async () => {
  const told = await tellWithKill({ buyers: 12, killAfter: 2, slowMs: 5 })
  expect(told).toMatchObject({ lost: 0, doubled: 0, waiting: 0 })
  // the one that was accepted as its process ended, at least
  expect(told.repeated).toBeGreaterThan(0)
  expect(told.ok).toBe(true)
})
