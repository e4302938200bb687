import { markStale } from '../../../apps/server/src/web/stale-page.ts'
import { get } from '../../bench/portal/request.ts'
import type { Language } from '../screens.ts'
import type { Step } from '../steps.ts'

/** Milliseconds. */
const AGE = 12 * 60_000

/** Shows the page again as the server sends it during an outage: as it was, under the server's own notice. */
export const showStale: Step = async (page) => {
  const { host, port, pathname, search } = new URL(page.url())
  const locale = (await page.locator('html').getAttribute('lang')) as Language
  const { status, headers, body } = await get(Number(port), pathname + search, { host, 'accept-language': locale })
  const policy = String(headers['content-security-policy'])
  const kept = { status, body: { identity: body }, policy, etag: '', madeAt: 0 }
  const stale = await markStale(() => AGE)(kept, { locale, encoding: 'identity' })
  await page.route(page.url(), (route) =>
    route.fulfill({
      headers: { 'content-type': String(headers['content-type']), 'content-security-policy': stale.policy },
      body: stale.body.identity,
    }),
  )
  await page.reload({ waitUntil: 'load' })
}
