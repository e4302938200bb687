import { expect, it } from 'vitest'
import { mailWithKill } from './mails-with-kills.heavy.ts'

// `npm run test:heavy` kills more often
it('loses no mail when processes are killed while sending, and repeats mails only under the same Message-ID', async () => {
  const result = await mailWithKill({ buyers: 12, killAfter: 2, slowMs: 5 })
  expect(result).toMatchObject({ lost: 0, doubled: 0, waiting: 0 })
  // at least the one that was accepted as its process ended
  expect(result.repeated).toBeGreaterThan(0)
  expect(result.ok).toBe(true)
})
