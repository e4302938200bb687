import type { SessionBrowser, SessionSystem } from '@atrio/contract'

/** The browser and the kind of device that a session began on; null: unknown. */
export type Device = { browser: SessionBrowser | null; system: SessionSystem | null }

/** Ordered: browsers name the ones that they are like, and those come last. */
const BROWSERS: [SessionBrowser, RegExp][] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOP(?:R|T|X)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
]
const SYSTEMS: [SessionSystem, RegExp][] = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromebook', /\bCrOS\b/],
  ['windows', /\bWindows NT\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
]
/** Characters of a user agent that are read; real ones are shorter. */
const MAX_LENGTH = 512

/** Reduces a User-Agent header to what a person recognises a device by. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  const first = <Code>(list: [Code, RegExp][]) => list.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}
