import type { ChatBatch, ChatHistory } from '@atrio/api-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCatchUp } from './catch-up.ts'

type Batch = { from: number; to: number; lost: boolean; late: number }

/** Cuts the room's changes into batches, some of which are lost or late. */
const telling = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 4 }), lost: fc.boolean(), late: fc.nat(3) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => {
    let to = 0
    return parts.map(({ size, lost, late }): Batch => {
      const from = to
      to += size
      return { from, to, lost, late }
    })
  })

const batch = (from: number, to: number): ChatBatch => ({ from, to, messages: [], gone: [] })

it('applies every change once and in order, whatever is lost or late', async () => {
  await fc.assert(
    fc.asyncProperty(telling, fc.integer({ min: 1, max: 5 }), async (batches, page) => {
      const total = batches.at(-1)!.to
      const seen: number[] = []
      const last = () => seen.at(-1) ?? 0
      const take = ({ from, to }: ChatBatch) => {
        // an overlapping batch repeats some changes; none leaves a gap before it
        expect(from).toBeLessThanOrEqual(last())
        for (let number = last() + 1; number <= to; number += 1) seen.push(number)
      }
      const stuck: unknown[] = []
      const catchUp = createCatchUp({
        seen: last,
        apply: take,
        ask: async (from): Promise<ChatHistory> => {
          const to = Math.min(total, from + page)
          return { batch: batch(from, to), more: to < total, restart: false, begins: undefined }
        },
        applyHistory: ({ batch: part }) => take(part),
        onStuck: (error) => stuck.push(error),
      })
      const arriving = batches
        .filter(({ lost }) => !lost)
        .toSorted((a, b) => a.from + a.late * 3 - (b.from + b.late * 3))
      for (const { from, to } of arriving) {
        catchUp.receive(batch(from, to))
        if (from % 2) await Promise.resolve()
      }
      catchUp.receive(batch(total, total + 1))
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
      expect(stuck).toEqual([])
      expect(seen).toEqual(Array.from({ length: total + 1 }, (_, index) => index + 1))
    }),
  )
})

it('reports a gap that cannot be filled instead of asking forever', async () => {
  const stuck: unknown[] = []
  let asked = 0
  const catchUp = createCatchUp({
    seen: () => 3,
    apply: () => undefined,
    ask: async (from) => {
      asked += 1
      return { batch: batch(from, from), more: true, restart: false, begins: undefined }
    },
    applyHistory: () => undefined,
    onStuck: (error) => stuck.push(error),
  })
  catchUp.receive(batch(7, 8))
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(stuck).toHaveLength(1)
  expect(asked).toBe(1)
})
