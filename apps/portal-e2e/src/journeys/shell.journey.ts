import { PORTAL_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'

test.describe('the shell', { tag: '@matrix' }, () => {
  test.beforeEach(({ visit, at }) => visit(at('/')))

  test('the header has a rule over 35 px, until under 34', async ({ page }) => {
    const header = page.getByRole('banner')
    const ruled = async (top: number, expected: boolean) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await expect(header).toHaveAttribute('data-ruled', String(expected))
    }
    await ruled(0, false)
    await ruled(35, false)
    await ruled(36, true)
    await ruled(34, true)
    await ruled(33, false)
    await ruled(34, false)
  })

  test('the footer has the church’s contact links', async ({ page, church }) => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.locator(`a[href="tel:${church.phone}"]`)).toBeVisible()
    await expect(footer.locator(`a[href="mailto:${church.mail}"]`)).toBeVisible()
    const map = footer.getByRole('link', { name: church.street })
    const href = new URL((await map.getAttribute('href')) ?? '')
    expect(href.origin).toBe('https://www.google.com')
    expect(href.searchParams.get('query')).toContain(church.street)
    await expect(map).toHaveAttribute('rel', /\bnoopener\b/)
  })
})

test('the phone’s bottom bar is hidden on pages that use the bottom edge', async ({ page, visit, at, say, faults }) => {
  // thirteen pages
  test.slow()
  faults.allow(/status of 404/)
  const bar = page.getByRole('navigation', { name: 'Navegação' })
  for (const path of ['/', '/about', '/churchs', '/nowhere']) {
    await visit(at(path))
    await expect(bar).toBeVisible()
  }
  for (const path of [
    '/event',
    '/event/1',
    '/live',
    '/give',
    '/checkout',
    '/podcast',
    '/bible',
    '/access',
    '/videos',
  ]) {
    await visit(at(path))
    await expect(page.getByRole('banner').getByRole('button', { name: say.menu })).toBeVisible()
    await expect(bar).toHaveCount(0)
  }
})

test('the bottom bar navigates and marks the current page', async ({ page, visit, at, say }) => {
  await visit(at('/about'))
  const bar = page.getByRole('navigation', { name: 'Navegação' })
  await expect(bar.getByRole('link', { name: 'Início' })).not.toHaveAttribute('aria-current')
  await bar.getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(at('/'))
  await expect(bar.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: say.events }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.events })).toBeVisible()
})

test('/admin redirects to the staff’s site with language and church', async ({ request }) => {
  for (const [path, end] of [
    ['/admin', ''],
    ['/admin/recover-password', '/recover-password'],
  ] as const) {
    const answer = await request.get(`http://127.0.0.1:${PORTAL_PORT}${path}`, {
      headers: { host: `grace.localhost:${PORTAL_PORT}`, 'accept-language': 'es-CO,en' },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['location']).toBe(`http://admin.localhost:4399/es/grace${end}`)
  }
})
