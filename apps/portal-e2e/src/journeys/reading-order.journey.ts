import { expect, test } from './clean-page.ts'

test.describe('for who listens or types', { tag: '@matrix' }, () => {
  test('headings start at level one and skip no level', async ({ page, visit, at, church }) => {
    for (const path of ['/', '/event', '/about', '/churchs']) {
      await visit(at(path))
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])))
      expect([path, levels.filter((level) => level === 1)]).toEqual([path, [1]])
      expect([path, levels[0]]).toEqual([path, 1])
      const skips = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)
      expect([church.code, path, skips]).toEqual([church.code, path, []])
    }
  })

  test('the first Tab offers a link past the header', async ({ page, visit, at, say }) => {
    await visit(at('/about'))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: say.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a new page receives the focus and is announced', async ({ page, visit, at, church, say }) => {
    await visit(at('/'))
    await page.getByRole('contentinfo').getByRole('link', { name: say.about }).click()
    await expect(page.getByRole('heading', { level: 1, name: church.name })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('[data-arrival]')).toHaveText(`${say.aboutTitle} · ${church.name}`)
  })
})
