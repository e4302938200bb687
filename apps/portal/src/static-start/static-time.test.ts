import { defaultConfig, pageTime } from '@atrio/tenant-core'
import { wireStartUp } from '@atrio/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { staticStart } from './static-start.tsx'

const MINUTE = 60_000
const { documentElement } = document

afterEach(() => {
  delete documentElement.dataset['kept']
  vi.restoreAllMocks()
})

const start = async () => {
  const config = { ...defaultConfig, churchCode: 'demo' }
  const data = await staticStart(config, () => Promise.resolve(wireStartUp()), document.createElement('div'))
  return pageTime(data!.now)
}

it('a static page that took long to load has the time of the clock', async () => {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 20 * MINUTE)
  expect(Math.abs((await start()) - Date.now())).toBeLessThan(MINUTE)
})

it('a static page whose document is a copy of hours ago has the time of the clock', async () => {
  documentElement.dataset['kept'] = String(Date.now() - 300 * MINUTE)
  expect(Math.abs((await start()) - Date.now())).toBeLessThan(MINUTE)
})
