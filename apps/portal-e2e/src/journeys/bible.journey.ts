import { expect, test } from './clean-page.ts'
import { check } from './axe.ts'
import { otherLanguage } from './other-language.ts'
import { openAs } from './signed-in.ts'

/** The English church reads the King James Version, also in a portal that is set to another language. */
const CHURCH = 'grace'

const portals = [
  {
    locale: 'pt-BR',
    title: 'Bíblia',
    search: 'Buscar na Bíblia',
    submit: 'Buscar',
    psalms: 'Salmos',
    psalm: 'Salmo 23',
    next: 'Salmo 24',
    chapter: 'Capítulo 23',
    larger: 'Letra maior',
    copy: 'Copiar',
    copied: 'Copiado.',
    chosen: 'Salmo 23:1–2',
    inBible: 'Abrir na Bíblia',
  },
  {
    locale: 'en-US',
    title: 'Bible',
    search: 'Search the Bible',
    submit: 'Search',
    psalms: 'Psalms',
    psalm: 'Psalm 23',
    next: 'Psalm 24',
    chapter: 'Chapter 23',
    larger: 'Larger text',
    copy: 'Copy',
    copied: 'Copied.',
    chosen: 'Psalm 23:1–2',
    inBible: 'Open in the Bible',
  },
] as const

for (const say of portals) {
  test.describe(`the Bible in ${say.locale}`, otherLanguage(say.locale), () => {
    test.use({ locale: say.locale })
    const heading = (name: string) => ({ level: 1, name, exact: true })

    test('is read by book and chapter, in a size that is kept, and its verses are copied', async ({
      page,
      context,
      visit,
      at,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(at('/bible', CHURCH))
      await expect(page.getByRole('heading', heading(say.title))).toBeVisible()
      await check(page, 'the books')
      await page.getByRole('link', { name: say.psalms, exact: true }).click()
      await expect(page.getByRole('heading', heading(say.psalms))).toBeVisible()
      await check(page, 'the chapters')
      await page.getByRole('link', { name: say.chapter, exact: true }).click()
      await expect(page).toHaveURL(at('/bible/kjv/PSA/23', CHURCH))
      await expect(page.getByRole('heading', heading(say.psalm))).toBeVisible()

      const verse = page.getByRole('button', { name: /The LORD is my shepherd/ })
      const sizeOf = () => verse.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const usual = await sizeOf()
      await page.getByRole('button', { name: say.larger }).click()
      await expect.poll(sizeOf).toBeGreaterThan(usual)
      await page.reload()
      await expect.poll(sizeOf).toBeGreaterThan(usual)

      await verse.click()
      await page.getByRole('button', { name: /maketh me to lie down/ }).click()
      await expect(page.getByText(say.chosen, { exact: true })).toBeVisible()
      await check(page, 'chosen verses')
      await page.getByRole('button', { name: say.copy, exact: true }).click()
      await expect(page.getByText(say.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`^The LORD is my shepherd.*${say.chosen} \\(KJV\\)$`, 's'),
      )
      await expect(page.getByText(/Public domain/)).toBeVisible()
      await page.getByRole('link', { name: say.next }).click()
      await expect(page.getByRole('heading', heading(say.next))).toBeVisible()
    })

    test('is searched, and a result opens at its verse', async ({ page, visit, at }) => {
      await visit(at('/bible', CHURCH))
      await page.getByRole('searchbox', { name: say.search }).fill('flocks Laban')
      await page.getByRole('button', { name: say.submit, exact: true }).click()
      const results = page.getByRole('main').getByRole('listitem')
      await expect(results.first().locator('mark').first()).toBeVisible()
      await check(page, 'a search')
      const link = results.first().getByRole('link')
      const [, verse] = (await link.getAttribute('href'))!.split('#')
      await link.click()
      await expect(page.locator(`#${verse}`)).toBeInViewport()
      await expect(page.locator(`#${verse}`)).toHaveAttribute('data-asked')
    })

    test('opens in place from a day of a reading plan', async ({ page, at }) => {
      await openAs(page, at('/reading-plans', CHURCH), 'john@grace.test')
      await page.getByRole('link', { name: 'Ten psalms for tired people' }).click()
      await page.getByRole('link', { name: 'Psalm 121', exact: true }).first().click()
      const sheet = page.getByRole('dialog', { name: 'Psalm 121' })
      await expect(sheet).toContainText('I will lift up mine eyes unto the hills')
      await check(page, 'a passage')
      await sheet.getByRole('link', { name: say.inBible }).click()
      await expect(page).toHaveURL(at('/bible/-/PSA/121', CHURCH))
      await expect(page.getByText('He will not suffer thy foot to be moved')).toBeVisible()
    })
  })
}

test('references in a devotional and in one’s own note open in place', async ({ page, visit, at }) => {
  await visit(at('/devotionals', CHURCH))
  await page.getByRole('link', { name: 'Bread for the road' }).first().click()
  await page.getByRole('link', { name: '1 Kings 19:1–8', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '1 Kings 19:1–8' })
  await expect(sheet).toContainText('And Ahab told Jezebel all that Elijah had done')
  await check(page, 'a devotional with a passage open')
  await sheet.getByRole('button', { name: 'Fechar' }).click()
  // drawn by the server, and hydrated: the same link
  await page.reload()
  await expect(page.getByRole('link', { name: '1 Kings 19:1–8', exact: true })).toBeVisible()

  await openAs(page, at('/user/notes/new', CHURCH), 'john@grace.test')
  await page.getByRole('textbox', { name: /^Texto/ }).fill('Ouvi João 3.16 hoje.')
  await page.getByRole('link', { name: 'João 3.16', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'João 3.16' })).toContainText('For God so loved the world')
})

test('the Bible is in the menu of a church with a text only', async ({ page, visit, at, say }) => {
  const entry = page.getByRole('navigation', { name: say.more, exact: true }).getByRole('link', { name: 'Bíblia' })
  for (const [code, count] of [
    [CHURCH, 1],
    ['demo', 0],
  ] as const) {
    await visit(at('/', code))
    await page.getByRole('button', { name: say.more, exact: true }).click()
    await expect(page.getByRole('navigation', { name: say.more, exact: true })).toBeVisible()
    await expect(entry).toHaveCount(count)
  }
  await visit(at('/bible', 'demo'))
  await expect(page.getByRole('heading', { level: 2, name: 'Ainda não há uma Bíblia aqui' })).toBeVisible()
})

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a chapter that was read opens again', async ({ page, context, visit, at, faults }) => {
    test.slow()
    faults.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
    await visit(at('/bible/kjv/PSA/22', CHURCH))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await visit(at('/bible/kjv/PSA/23', CHURCH))
    await expect(page.getByText('The LORD is my shepherd')).toBeVisible()
    await expect.poll(() => page.evaluate(async () => Boolean(await caches.match(location.href)))).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('The LORD is my shepherd')).toBeVisible()
  })

  test('a chapter that was reached by a link opens again', async ({ page, context, visit, at, faults }) => {
    test.slow()
    faults.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
    await visit(at('/bible/kjv/PSA/21', CHURCH))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // its list of translations comes with the page, and with no call
    await visit(at('/bible/kjv/PSA/22', CHURCH))
    await page.getByRole('link', { name: 'Salmo 23' }).click()
    await expect(page).toHaveURL(at('/bible/kjv/PSA/23', CHURCH))
    await expect(page.getByText('The LORD is my shepherd')).toBeVisible()
    const isKept = (path: string) =>
      page.evaluate(async (end) => {
        const readings = await (await caches.open('readings')).keys()
        return readings.some(({ url }) => url.endsWith(end))
      }, path)
    await expect.poll(() => isKept('/biblia/kjv/PSA/23')).toBe(true)
    await expect.poll(() => isKept('/biblia/')).toBe(true)
    await page.goto('about:blank')
    await context.setOffline(true)
    await visit(at('/bible/kjv/PSA/23', CHURCH))
    await expect(page.getByText('The LORD is my shepherd')).toBeVisible()
  })
})
