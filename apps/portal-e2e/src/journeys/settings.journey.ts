import { expect, test } from './clean-page.ts'

test.describe('settings', { tag: '@matrix' }, () => {
  test.beforeEach(({ visit, at }) => visit(at('/')))

  test('the language survives a reload and navigation', async ({ page, language, church, say }) => {
    const [name, other, about] =
      language === 'es' ? ['Português', 'pt-BR', 'Nossa história'] : ['Español', 'es', 'Nuestra historia']
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.getByRole('contentinfo').locator('a[href="/about"]').click()
    await expect(page.getByRole('region', { name: about })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: church.name })).toBeVisible()
    await expect(page.getByRole('group', { name: say.language }).getByText(name)).toHaveCount(language === 'en' ? 0 : 1)
  })

  test('the theme survives and the next page is rendered in it', async ({ page, say }) => {
    const root = page.locator('html')
    const theme = page.getByRole('contentinfo').getByRole('group', { name: say.theme })
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await theme.getByRole('button', { name: say.light }).click()
    await expect(root).toHaveAttribute('data-theme', 'light')
    const light = await paper()
    await theme.getByRole('button', { name: say.dark }).click()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(theme.getByRole('button', { name: say.dark })).toHaveAttribute('aria-pressed', 'true')
    expect(await paper()).not.toBe(light)
    // it is in the server's HTML: nothing flashes
    expect(await (await page.reload())?.text()).toMatch(/<html lang="[\w-]+" data-theme="dark">/)
    await expect(theme.getByRole('button', { name: say.dark })).toHaveAttribute('aria-pressed', 'true')
    await theme.getByRole('button', { name: say.asDevice }).click()
    await expect(root).not.toHaveAttribute('data-theme')
    expect(await (await page.reload())?.text()).toMatch(/<html lang="[\w-]+">/)
  })
})
