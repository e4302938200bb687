import { expect, test } from './clean-page.ts'

test('a church with one module shows empty states', async ({ page, visit, at }) => {
  await visit(at('/', 'minimal'))
  await expect(page.getByRole('heading', { level: 1, name: 'Capela do Rio Manso' })).toBeVisible()
  await expect(page.getByRole('region')).toHaveCount(1)
  const week = page.getByRole('region', { name: 'Programação da semana' })
  await expect(week).toContainText('Nenhum culto marcado por enquanto')
  await expect(week).toContainText('A programação da semana aparece aqui assim que a igreja a publicar.')
  await page.getByRole('link', { name: 'Conheça a igreja' }).click()
  await expect(page.getByRole('region', { name: 'Nossa história' })).toContainText('ainda vai ser contada aqui')
})

const small = [
  {
    code: 'hope',
    name: 'Hope Chapel',
    has: ['Programação da semana', 'Eventos', 'Contribuir'],
    not: 'Mural de oração',
  },
  {
    code: 'harbor',
    name: 'Harbor Church',
    has: ['Programação da semana', 'Eventos', 'Mural de oração'],
    not: 'Contribuir',
  },
]
for (const { code, name, has, not } of small) {
  test(`${code} shows its modules and no other`, async ({ page, visit, at }) => {
    await visit(at('/', code))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    for (const section of has) await expect(page.getByRole('region', { name: section })).toBeVisible()
    await expect(page.getByRole('region', { name: not })).toHaveCount(0)
  })
}

test('lists without entries have an empty state', async ({ page, visit, at }) => {
  await visit(at('/about'))
  await page.route('**/evento/', (route) => route.fulfill({ json: { eventos: [] } }))
  await page.route('**/pagamento-motivo/**', (route) => route.fulfill({ json: { motivos: [] } }))
  await page.route('**/oracao/**', (route) => route.fulfill({ json: { oracoes: [] } }))
  await page.getByRole('banner').getByRole('link', { name: 'Igreja Vida Plena' }).click()
  await expect(page.getByRole('region', { name: 'Eventos' })).toContainText('Nenhum evento por enquanto')
  await expect(page.getByRole('region', { name: 'Contribuir' })).toContainText(
    'Nenhuma opção de contribuição por enquanto',
  )
  await expect(page.getByRole('region', { name: 'Mural de oração' })).toContainText('O mural está em silêncio')
})
