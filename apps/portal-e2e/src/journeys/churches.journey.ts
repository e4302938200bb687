import { expect, test } from './clean-page.ts'
import { portal } from './churches.ts'

test('the church selector links to the organisation’s other churches', async ({ page, visit, at }) => {
  await visit(at('/', 'grace'))
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Trocar de igreja' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Escolha a igreja' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog.getByText('Você está aqui')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Harbor Church' })).toHaveAttribute('href', `${portal('harbor')}/`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('link', { name: 'Hope Chapel' }).click()
  await expect(page).toHaveURL(`${portal('hope')}/`)
  await expect(page).toHaveTitle('Hope Chapel')
})

test('the church selector also opens from More', async ({ page, visit, at, say }) => {
  await visit(at('/', 'grace'))
  await page.getByRole('button', { name: say.more, exact: true }).click()
  const panel = page.getByRole('navigation', { name: say.more, exact: true })
  await panel.getByRole('button', { name: 'Trocar de igreja' }).click()
  await expect(page.getByRole('dialog', { name: 'Escolha a igreja' })).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('a church without an organisation has no selector', async ({ page, visit, at }) => {
  await visit(at('/', 'demo'))
  await expect(page.getByRole('button', { name: 'Trocar de igreja' })).toHaveCount(0)
})

test('/churchs lists the organisation', async ({ page, visit, at }) => {
  await visit(at('/churchs', 'grace'))
  await expect(page.getByRole('heading', { level: 1, name: 'Igrejas' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(['Grace Community', 'Harbor Church', 'Hope Chapel'])
  await expect(cards.first()).toContainText('Você está aqui')
  await cards.getByRole('link', { name: 'Harbor Church' }).click()
  await expect(page).toHaveTitle('Harbor Church')
})

test('/churchs shows a church without an organisation and its congregations', async ({ page, visit, at }) => {
  await visit(at('/churchs', 'demo'))
  await expect(page.getByRole('article')).toHaveCount(1)
  const congregations = page.getByRole('region', { name: 'Congregações' }).getByRole('listitem')
  await expect(congregations).toHaveCount(3)
  await expect(congregations.first()).toContainText('Congregação em Santo Amaro')
})

test('/about shows the history and directions', { tag: '@matrix' }, async ({ page, visit, at, church, say }) => {
  await visit(at('/about'))
  await expect(page).toHaveTitle(`${say.aboutTitle} · ${church.name}`)
  await expect(page.getByRole('heading', { level: 1, name: church.name })).toBeVisible()
  await expect(page.getByRole('region', { name: say.story }).getByRole('paragraph').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: church.mail }).first()).toBeVisible()
})
