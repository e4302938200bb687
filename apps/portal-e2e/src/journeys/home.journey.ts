import { expect, test } from './clean-page.ts'

test.describe('home', { tag: '@matrix' }, () => {
  test('home shows the church and its sections in order', async ({ page, visit, at, church, language }) => {
    await visit(at('/'))
    await expect(page).toHaveTitle(church.name)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      [
        '- main:',
        `  - heading "${church.name}" [level=1]`,
        ...church.sections.map((name) => `  - region "${name}"`),
      ].join('\n'),
    )
    await expect(page.getByRole('contentinfo')).toContainText(church.description)
  })

  test('home shows the coming days once each, in order', async ({ page, visit, at, church }) => {
    await visit(at('/'))
    const week = church.sections.find((name) => /semana|week/.test(name))!
    const days = page.getByRole('region', { name: week }).getByRole('listitem').locator('time')
    await expect(days.first()).toBeVisible()
    const dates = await days.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
    expect(dates.length).toBeGreaterThan(0)
    expect(dates.length).toBeLessThanOrEqual(7)
    expect(dates).toEqual([...new Set(dates)].sort())
  })

  test('home links to an event and restores its scroll position on return', async ({
    page,
    visit,
    at,
    church,
    say,
  }) => {
    // as it is when the link is pressed: sections above it may come until then, and browsers take the place along
    await page.addInitScript(() =>
      addEventListener('click', () => sessionStorage.setItem('pressed', String(scrollY)), { capture: true }),
    )
    await visit(at('/'))
    const link = page.getByRole('region', { name: say.events }).getByRole('link', { name: church.event })
    await link.click()
    const place = Number(await page.evaluate(() => sessionStorage.getItem('pressed')))
    expect(place).toBeGreaterThan(0)
    await expect(page).toHaveURL(/\/event\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: church.event })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(link).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  })
})

test('a church’s own host name shows the same as its code', async ({ page, visit, at }) => {
  const headings = () => page.getByRole('main').getByRole('heading').allInnerTexts()
  await visit(at('/', 'demo'))
  const byCode = await headings()
  await visit(at('/', 'www.vidaplena'))
  await expect(page).toHaveTitle('Igreja Vida Plena')
  expect(await headings()).toEqual(byCode)
})

test('the countdown to the next service ticks', async ({ page, visit, at, say }) => {
  const timer = page.getByRole('timer', { name: say.startsIn })
  // on a Sunday one of them, or another, is in the midst of a service
  for (const code of ['luz', 'harbor', 'hope']) {
    await visit(at('/', code))
    if ((await timer.count()) > 0) break
  }
  const figures = await timer.innerText()
  await expect(timer).not.toHaveText(figures)
})
