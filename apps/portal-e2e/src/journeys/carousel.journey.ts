import { expect, test } from './clean-page.ts'

test.beforeEach(({ visit, at }) => visit(at('/')))

test('banners turn by button and arrow key, and wrap around', async ({ page, say }) => {
  const banners = page.getByRole('region', { name: 'Destaques' })
  const shown = (position: string) => expect(banners.locator('[data-position]')).toHaveText(position)
  await shown('1 de 3')
  await expect(banners.getByRole('heading', { name: 'A luz que veio ao mundo' })).toBeInViewport()
  await banners.getByRole('button', { name: say.next }).click()
  await shown('2 de 3')
  await expect(banners.getByRole('heading', { name: 'A mesa posta' })).toBeInViewport()
  await expect(banners.getByRole('heading', { name: 'A luz que veio ao mundo' })).not.toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await shown('3 de 3')
  await page.keyboard.press('ArrowRight')
  await shown('1 de 3')
  await page.keyboard.press('ArrowLeft')
  await shown('3 de 3')
  await banners.getByRole('button', { name: say.previous }).click()
  await shown('2 de 3')
  await banners.getByRole('link', { name: 'Garantir meu lugar' }).click()
  await expect(page).toHaveURL(/\/event$/)
})

test('hidden banners cannot be focused', async ({ page, say }) => {
  const banners = page.getByRole('region', { name: 'Destaques' })
  await banners.getByRole('button', { name: say.previous }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator(':focus')).toBeInViewport()
  await expect(banners.locator('[inert] :focus')).toHaveCount(0)
})

test('banners do not turn by themselves', async ({ page, visit, at, church }) => {
  await visit(at('/about'))
  // from here on time is ours, and home starts in it
  await page.clock.install()
  await page.getByRole('banner').getByRole('link', { name: church.name }).click()
  const position = page.getByRole('region', { name: 'Destaques' }).locator('[data-position]')
  await expect(position).toHaveText('1 de 3')
  await page.clock.fastForward('01:00')
  await expect(position).toHaveText('1 de 3')
})
