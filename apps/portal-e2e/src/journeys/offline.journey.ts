import { expect, test } from './clean-page.ts'

test(
  'the offline banner appears and disappears with the network',
  { tag: '@matrix' },
  async ({ page, context, visit, at, say, faults }) => {
    // home loads its last parts while nothing else is under way
    faults.allow(/net::ERR_INTERNET_DISCONNECTED/)
    await visit(at('/'))
    const banner = page.getByRole('status').filter({ hasText: say.offline })
    await expect(banner).toHaveCount(0)
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await context.setOffline(false)
    await expect(banner).toHaveCount(0)
  },
)

test('a section that fails to load shows an error in its place', async ({ page, visit, at, church, say, faults }) => {
  faults.allow(/net::ERR_FAILED/)
  await visit(at('/about'))
  await page.route('**/evento/', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: church.name }).click()
  const failure = page.getByRole('heading', { level: 2, name: say.sectionFailed })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mural de oração' })).toBeVisible()
  await expect(page.getByRole('region', { name: say.events })).toHaveCount(0)
  await page.unroute('**/evento/')
  await page.getByRole('main').getByRole('button', { name: say.retry }).click()
  await expect(page.getByRole('region', { name: say.events }).getByRole('link', { name: church.event })).toBeVisible()
  await expect(failure).toHaveCount(0)
})
