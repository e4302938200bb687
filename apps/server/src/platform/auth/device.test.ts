import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const AGENTS: [string, string | null, string | null][] = [
  [`Mozilla/5.0 (Linux; Android 10; K) ${like} Chrome/131.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'safari',
    'iphone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'iphone',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'edge', 'windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, 'opera', 'linux'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox', 'linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'safari',
    'mac',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${like} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/131.0.0.0 Safari/537.36`, 'chrome', 'chromebook'],
  ['curl/8.5.0', null, null],
  ['', null, null],
]

describe('the device of a user agent', () => {
  it.each(AGENTS)('of %s is %s on %s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system })
  })

  it('is read from a bounded text, and may be absent', () => {
    expect(deviceOf(undefined)).toEqual({ browser: null, system: null })
    expect(deviceOf(`${' '.repeat(600)}Firefox/132.0`)).toEqual({ browser: null, system: null })
  })
})
