import { afterEach, expect, it, vi } from 'vitest'
import { readAudience } from './audience.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cookies = (...pairs: [string, string][]) =>
  vi.stubGlobal('cookieStore', { getAll: () => Promise.resolve(pairs.map(([name, value]) => ({ name, value }))) })

it('tells languages and the portal’s own cookies apart, in any order, and no other cookie', async () => {
  cookies(['atrio_lang', 'es'], ['_ga', '1'], ['atrio_theme', 'dark'])
  const before = await readAudience()
  cookies(['atrio_theme', 'dark'], ['atrio_lang', 'es'], ['_ga', '2'])
  expect(await readAudience()).toBe(before)
  cookies(['atrio_theme', 'light'], ['atrio_lang', 'es'])
  const light = await readAudience()
  expect(light).not.toBe(before)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-CO'])
  expect(await readAudience()).not.toBe(light)
})

it('is unknown where a worker cannot read cookies', async () => {
  vi.stubGlobal('cookieStore', undefined)
  expect(await readAudience()).toBeNull()
})
