import { expect, it } from 'vitest'
import { boundedWork } from './bounded-work.ts'
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
