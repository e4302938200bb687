import type { Browser, Request } from 'playwright'
import type { BenchRun } from '../bench-run.ts'
import { withPhone } from '../portal/phone.ts'
import { whenInteractive } from '../portal/when-ready.ts'
import type { Figures } from '../report.ts'

/** Pages that have something to show of others: banners, videos, maps, a broadcast, a payment. */
const PATHS = [
  '/',
  '/about',
  '/churchs',
  '/event',
  '/groups',
  '/live',
  '/give',
  '/videos',
  '/play',
  '/podcast',
  '/songs',
]

/**
 * P21: requests to other hosts on pages that nobody has touched, and so has consented to nothing. Requests and not bytes:
 * one that a machine without network can't send weighs nothing, and is a fault all the same.
 */
export async function measureThirdParties({ portal, browser }: BenchRun): Promise<Figures> {
  const asked: Record<string, string[]> = {}
  for (const path of PATHS) asked[path] = await othersAskedBy(await browser(), portal.urlOf('demo', path))
  return { P21: thirdPartyFigure(asked) }
}

const othersAskedBy = (browser: Browser, url: string): Promise<string[]> =>
  withPhone(browser, async (open) => {
    const { page } = await open()
    const hosts: string[] = []
    page.on('request', (request: Request) => {
      const { protocol, hostname } = new URL(request.url())
      if (/^(https?|wss?):$/.test(protocol) && !isOurs(hostname)) hosts.push(hostname)
    })
    await page.goto(url, { waitUntil: 'load' })
    await whenInteractive(page)
    await page.waitForLoadState('networkidle')
    return hosts
  })

/** The portal's hosts, that of payments included. */
const isOurs = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')

export function thirdPartyFigure(asked: Record<string, string[]>) {
  const some = Object.entries(asked).filter(([, hosts]) => hosts.length > 0)
  return {
    value: some.reduce((sum, [, hosts]) => sum + hosts.length, 0),
    also: { pages: Object.keys(asked).length },
    notes: Object.fromEntries(some.map(([path, hosts]) => [`asked by ${path}`, [...new Set(hosts)].join(' ')])),
  }
}
