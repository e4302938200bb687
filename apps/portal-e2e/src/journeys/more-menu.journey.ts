import type { Page } from '@playwright/test'
import { expect, test } from './clean-page.ts'

const openMore = async (page: Page, more: string) => {
  await page.getByRole('button', { name: more, exact: true }).click()
  const panel = page.getByRole('navigation', { name: more, exact: true })
  await expect(panel).toBeFocused()
  return panel
}

test.describe('the More menu', { tag: '@matrix' }, () => {
  test.beforeEach(({ visit, at }) => visit(at('/')))

  test('lists the church’s entries in order and opens external ones safely', async ({ page, say, church }) => {
    const panel = await openMore(page, say.more)
    const outside = panel.locator('a[target="_blank"]')
    expect(await outside.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
      church.outside.map(({ href }) => href),
    )
    for (const { label, href } of church.outside) {
      const link = panel.getByRole('link', { name: label })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    }
  })

  test('opens and closes by keyboard and restores the focus', async ({ page, say }) => {
    const button = page.getByRole('button', { name: say.more, exact: true })
    const panel = page.getByRole('navigation', { name: say.more, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(panel.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

test('is translated to three languages', async ({ page, visit, at }) => {
  await visit(at('/'))
  const names = [
    { more: 'Mais', labels: ['Podcast no Spotify', 'Rádio', 'Cardápio do almoço'], next: 'English' },
    { more: 'More', labels: ['Podcast on Spotify', 'Radio', 'Sunday lunch menu'], next: 'Español' },
    { more: 'Más', labels: ['Pódcast en Spotify', 'Radio', 'Menú del almuerzo'], next: 'Português' },
  ]
  for (const { more, labels, next } of names) {
    const panel = await openMore(page, more)
    for (const label of labels) await expect(panel.getByRole('link', { name: label })).toBeVisible()
    await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: next }).click()])
  }
})

test('leaves out entries of disabled modules and without a page', async ({ page, visit, at, say }) => {
  await visit(at('/'))
  const demo = await openMore(page, say.more)
  await expect(demo.getByRole('link', { name: 'Loja do bazar' })).toHaveCount(0)
  for (const { url, status } of await linksInside(page)) expect([url, status]).toEqual([url, 200])
  await visit(at('/', 'minimal'))
  const minimal = await openMore(page, say.more)
  await expect(minimal.getByRole('link', { name: say.about })).toBeVisible()
  await expect(page.getByRole('link', { name: say.events })).toHaveCount(0)
})

test('on the phone leads to a page and closes', async ({ page, visit, at, say }) => {
  await visit(at('/'))
  const panel = await openMore(page, say.more)
  await panel.getByRole('link', { name: say.about }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(panel).toHaveCount(0)
})

test('says so when its code does not come, and opens at the next press', async ({
  page,
  context,
  visit,
  at,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED/)
  const code = /\/more-panel-/
  await context.route(code, (route) => route.abort())
  await visit(at('/about'))
  const button = page.getByRole('button', { name: 'Mais', exact: true })
  await button.click()
  await expect(page.getByText('Ocorreu um erro ao buscar os dados.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).toBeFocused()
  await context.unroute(code)
  await openMore(page, 'Mais')
})

/** Every link of the page that stays in the portal, with what its address answers. */
async function linksInside(page: Page) {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
  const urls = [...new Set(links)].filter((url) => url !== '/admin')
  return page.evaluate((all) => Promise.all(all.map(async (url) => ({ url, status: (await fetch(url)).status }))), urls)
}
