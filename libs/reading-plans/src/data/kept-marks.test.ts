import { ApiError, type PlanSubscription } from '@atrio/api-client'
import { createTestPortal } from '@atrio/testing'
import { beforeEach, expect, it } from 'vitest'
import { keepMark, readMarks } from './kept-marks.ts'
import { createMarkLine } from './mark-line.ts'

const READING = 'r'
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => localStorage.clear())

/** Two tabs with one reading, each with its own line; the server answers the days that it has. */
async function twoTabs() {
  const { ctx } = await createTestPortal([])
  const answered = new Set<number>()
  const send = (day: number): Promise<PlanSubscription> =>
    answered.has(day)
      ? Promise.resolve({ uuid: READING, startsOn: '2026-11-19', read: [day], completedAt: null })
      : Promise.reject(new ApiError('no', { kind: 'no-response' }))
  const tab = () =>
    createMarkLine({
      unsent: readMarks(ctx, READING),
      keep: (...mark) => keepMark(ctx, READING, ...mark),
      send,
      take: () => Promise.resolve(),
      gone: () => undefined,
    })
  return { first: tab(), second: tab(), answered, kept: () => [...readMarks(ctx, READING)] }
}

it('two tabs keep the days that either could not send', async () => {
  const { first, second, kept } = await twoTabs()
  first.mark(2, true)
  await settled()
  second.mark(3, false)
  await settled()
  expect(kept()).toEqual([
    [2, true],
    [3, false],
  ])
})

it('a day that one tab has sent leaves the days that another keeps', async () => {
  const { first, second, answered, kept } = await twoTabs()
  first.mark(2, true)
  await settled()
  answered.add(3)
  second.mark(3, true)
  await settled()
  expect(kept()).toEqual([[2, true]])
  answered.add(2)
  first.retry()
  await settled()
  expect(kept()).toEqual([])
})

it('a day that was changed while it was sent stays kept', async () => {
  const { ctx } = await createTestPortal([])
  keepMark(ctx, READING, 2, true, false)
  keepMark(ctx, READING, 2, false, false)
  keepMark(ctx, READING, 2, true, true)
  expect([...readMarks(ctx, READING)]).toEqual([[2, false]])
})
