import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'

test('a tab that is pressed is marked at once, and its page’s name and outlines wait for the page', async ({
  page,
  visit,
  at,
  say,
}) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await visit(at('/'))
  await page.route(/\/api\//, async (route) => {
    await mayCome
    await route.continue()
  })
  const tab = page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: say.events })
  const room = page.getByRole('main')
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(room).toHaveAttribute('aria-busy', 'true')
  const name = room.locator('[data-awaited] h1')
  await expect(name).toHaveText(say.events)
  await expect(name).toBeVisible()
  // only to be seen: a heading that is replaced at once is not to be read
  await expect(room.getByRole('heading')).toHaveCount(0)
  await expect(room.getByRole('region')).toHaveCount(0)
  await expect(page).toHaveURL(at('/'))
  await check(page, 'a page on its way')
  letCome()
  await expect(page).toHaveURL(/\/event$/)
  await expect(room).toHaveAttribute('aria-busy', 'false')
  await expect(room.getByRole('link', { name: 'A mesa posta' })).toBeVisible()
})

test('home untouched leaves the code of what is below the window alone', async ({ page, at }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const has = (name: string) => asked.some((path) => path.startsWith(`/assets/${name}-`))
  await page.goto(at('/'))
  // what is seen of home is loaded by itself
  await expect.poll(() => has('next-service.slot')).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(has('wall.slot')).toBe(false)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => has('wall.slot')).toBe(true)
})
