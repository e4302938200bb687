import { ApiError, type PlanSubscription } from '@atrio/api-client'
import { describe, expect, it, vi } from 'vitest'
import { createMarkLine, withMarks } from './mark-line.ts'

const offline = new ApiError('no', { kind: 'no-response' })
const stands = (read: number[]): PlanSubscription => ({ uuid: 'r', startsOn: '2026-11-19', read, completedAt: null })
const settled = () => new Promise((resolve) => setTimeout(resolve))

function lineTo(answer: (day: number, read: boolean) => Promise<PlanSubscription>) {
  const send = vi.fn(answer)
  const take = vi.fn((_: PlanSubscription) => Promise.resolve())
  const gone = vi.fn()
  return { send, take, gone, line: createMarkLine({ send, take, gone }) }
}

describe('mark queue', () => {
  it('shows marks at once, sends them one by one and drops them once the server has them', async () => {
    const { line, send, take } = lineTo((day) => Promise.resolve(stands([day])))
    line.mark(2, true)
    line.mark(3, true)
    expect(withMarks([1], line.marks())).toEqual([1, 2, 3])
    expect(send).not.toHaveBeenCalled()
    await settled()
    expect(send.mock.calls).toEqual([
      [2, true],
      [3, true],
    ])
    expect(take).toHaveBeenLastCalledWith(stands([3]))
    expect(line.marks().size).toBe(0)
  })

  it('keeps a mark until the new reading is rendered, so that no checkbox flickers', async () => {
    const { line, take } = lineTo((day) => Promise.resolve(stands([day])))
    const shown = Promise.withResolvers<void>()
    take.mockReturnValueOnce(shown.promise)
    line.mark(2, true)
    await settled()
    expect(take).toHaveBeenCalledOnce()
    expect(withMarks([], line.marks())).toEqual([2])
    shown.resolve()
    await settled()
    expect(line.marks().size).toBe(0)
  })

  it('keeps marks without an answer and sends them again on request', async () => {
    let up = false
    const { line, send } = lineTo((day) => (up ? Promise.resolve(stands([day])) : Promise.reject(offline)))
    line.mark(2, true)
    await settled()
    expect([...line.marks()]).toEqual([[2, { read: true, state: 'failed' }]])
    expect(withMarks([1], line.marks())).toEqual([1, 2])
    up = true
    line.retry()
    await settled()
    expect(line.marks().size).toBe(0)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('says that a mark is sent again until the server has it', async () => {
    const again = Promise.withResolvers<PlanSubscription>()
    const { line, send } = lineTo(() => (send.mock.calls.length > 1 ? again.promise : Promise.reject(offline)))
    line.mark(2, true)
    await settled()
    line.retry()
    await settled()
    expect([...line.marks()]).toEqual([[2, { read: true, state: 'retrying' }]])
    again.resolve(stands([2]))
    await settled()
    expect(line.marks().size).toBe(0)
  })

  it('ends in the person’s last state and sends nothing twice', async () => {
    const { line, send } = lineTo(() => Promise.resolve(stands([])))
    line.mark(2, true)
    line.mark(2, false)
    expect(withMarks([1, 2], line.marks())).toEqual([1])
    await settled()
    expect(send.mock.calls).toEqual([[2, false]])
  })

  it('reports when the reading is gone', async () => {
    const refused = new ApiError('gone', { kind: 'refused', status: 404 })
    const { line, gone } = lineTo(() => Promise.reject(refused))
    line.mark(2, true)
    await settled()
    expect(gone).toHaveBeenCalledOnce()
    expect(line.marks().size).toBe(0)
  })
})
