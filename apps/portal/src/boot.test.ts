import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readBoot } from './boot.ts'

const HOUR = 3_600_000
const FRESH = 30_000

/** A page whose data were read at `at`, by the server's clock. */
function pageWith(at: number) {
  const server = new QueryClient()
  server.setQueryData(['events'], [1], { updatedAt: at })
  const boot = document.createElement('script')
  Object.assign(boot, {
    type: 'application/json',
    id: 'boot',
    textContent: JSON.stringify({ queries: dehydrate(server) }),
  })
  document.body.replaceChildren(boot)
  const client = new QueryClient()
  hydrate(client, readBoot()!.queries)
  return client.getQueryCache().find({ queryKey: ['events'] })!
}

it('does not keep a page’s data fresh for as long as the device’s clock is behind the server’s', () => {
  const query = pageWith(Date.now() + HOUR)
  expect(query.state.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
  expect(query.isStaleByTime(FRESH)).toBe(false)
})

it('takes the age of a page’s data from the server’s clock where that is the earlier one', () => {
  const query = pageWith(Date.now() - HOUR)
  expect(query.isStaleByTime(FRESH)).toBe(true)
})
