import { describe, expect, it } from 'vitest'
import { type BoundedWork, boundedWork } from './bounded-work.ts'
import { ProblemError } from './problem.ts'

/** Work that runs until the test ends it. */
function openWork() {
  const running: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const work = (name: string) => () => {
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    running.push(name)
    return end.promise
  }
  return {
    running,
    work,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}
const refusal = async (result: Promise<unknown>) => {
  const error = await result.catch((reason: unknown) => reason)
  return error instanceof ProblemError ? [error.statusCode, error.code, error.retryAfter] : error
}

it('runs up to its limit at once, queues up to its limit in order, and refuses the next with 503 and Retry-After', async () => {
  const { running, work, end } = openWork()
  const run = boundedWork({ atOnce: 2, waiting: 1 })
  const results = ['a', 'b', 'c'].map((name) => run(work(name)))
  expect(await refusal(run(work('d')))).toEqual([503, 'unavailable', 2])
  expect(running).toEqual(['a', 'b'])
  end('b')
  expect(await results[1]).toBe('b')
  await expect.poll(() => running).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})

it('accepts work again after some has ended or failed', async () => {
  const { running, work, end, fail } = openWork()
  const run = boundedWork({ atOnce: 1, waiting: 0 })
  const first = run(work('a'))
  await expect.poll(() => running).toEqual(['a'])
  fail('a')
  await expect(first).rejects.toThrow('a')
  const second = run(work('b'))
  await expect.poll(() => running).toEqual(['a', 'b'])
  end('b')
  expect(await second).toBe('b')
})

it('counts work that throws synchronously as done', async () => {
  const run = boundedWork({ atOnce: 1, waiting: 0 })
  const broken = () => {
    throw new Error('broken')
  }
  await expect(run(broken)).rejects.toThrow('broken')
  expect(await run(async () => 1)).toBe(1)
})

describe('churches', () => {
  /** Pieces of work of one church, each of them waiting or running. */
  const flood = (run: BoundedWork, church: string, work: (name: string) => () => Promise<string>, count: number) =>
    Array.from({ length: count }, (_, index) => run(work(`${church}${index + 1}`), church))

  it('take turns, each with its oldest piece', async () => {
    const { running, work, end } = openWork()
    const run = boundedWork({ atOnce: 1, waiting: 10 })
    const results = [...flood(run, 'a', work, 4), ...flood(run, 'b', work, 2), ...flood(run, 'c', work, 1)]
    for (let count = 1; count <= results.length; count++) {
      await expect.poll(() => running.length).toBe(count)
      end(running.at(-1) ?? '')
    }
    expect(running).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    await Promise.all(results)
  })

  it('have the whole queue when no other church asks', async () => {
    const { running, work, end } = openWork()
    const run = boundedWork({ atOnce: 2, waiting: 3 })
    const results = flood(run, 'a', work, 5)
    expect(await refusal(run(work('a6'), 'a'))).toEqual([503, 'unavailable', 2])
    for (let count = 1; count <= results.length; count++) {
      await expect.poll(() => running.length).toBeGreaterThanOrEqual(count)
      end(`a${count}`)
    }
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
  })

  it('with the most pieces in a full queue lose their newest to those with fewer', async () => {
    const { running, work, end } = openWork()
    const run = boundedWork({ atOnce: 1, waiting: 4 })
    const [first, ...waiting] = flood(run, 'a', work, 5)
    const other = run(work('b1'), 'b')
    expect(await refusal(waiting[3]!)).toEqual([503, 'unavailable', 2])
    const second = run(work('b2'), 'b')
    expect(await refusal(waiting[2]!)).toEqual([503, 'unavailable', 2])
    // both have two: neither gives way
    expect(await refusal(run(work('b3'), 'b'))).toEqual([503, 'unavailable', 2])
    expect(await refusal(run(work('a6'), 'a'))).toEqual([503, 'unavailable', 2])
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) {
      await expect.poll(() => running).toContain(name)
      end(name)
    }
    expect(await Promise.all([first, waiting[0], waiting[1], other, second])).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
  })
})
