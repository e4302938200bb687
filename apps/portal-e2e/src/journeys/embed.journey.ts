import { STATIC_CALLS_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'

// the token is none of ours: who exchanges it is refused
test.beforeEach(({ faults }) => faults.allow(/status of 40[01]/))

test('embed mode hides the shell, cleans the address and lasts for the tab', async ({
  page,
  context,
  at,
  visit,
  say,
}) => {
  const seen: { url: string; referer: string }[] = []
  page.on('request', (request) => seen.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }))
  const shell = [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation')]

  await visit(at('/?embed=true&token=top-secret&user=7&term=x'))
  await expect(page).toHaveURL(at('/?term=x'))
  for (const part of shell) await expect(part).toHaveCount(0)

  await page.getByRole('region', { name: say.events }).getByRole('link', { name: 'A mesa posta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A mesa posta' })).toBeVisible()
  for (const part of shell) await expect(part).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'A mesa posta' })).toBeVisible()
  for (const part of shell) await expect(part).toHaveCount(0)

  const [first, ...later] = seen
  expect(first?.url).toContain('token=top-secret')
  expect(later.length).toBeGreaterThan(0)
  expect(later.filter(({ url, referer }) => /top-secret|embed=/.test(url + referer))).toEqual([])

  const tab = await context.newPage()
  await tab.goto(at('/'))
  await expect(tab.getByRole('banner')).toBeVisible()
})

test('a token in the address is neither stored nor sent on', async ({ page, at }) => {
  const headers = (await page.goto(at('/?embed=true&token=top-secret')))?.headers() ?? {}
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('only embed mode may be framed', async ({ page, at }) => {
  const policy = async (path: string) => (await page.goto(at(path)))?.headers()['content-security-policy'] ?? ''
  expect(await policy('/')).toContain("frame-ancestors 'none'")
  expect(await policy('/?embed=false')).toContain("frame-ancestors 'none'")
  expect(await policy('/?embed=true')).toMatch(/frame-ancestors 'self'/)
})

test('a static portal supports embed mode', async ({ page }) => {
  const home = `http://localhost:${STATIC_CALLS_PORT}/`
  const later: string[] = []
  page.on('request', (request) => later.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(`${home}?embed=true&token=top-secret`)
  await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible()
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(later.slice(1).filter((request) => request.includes('top-secret'))).toEqual([])
})
