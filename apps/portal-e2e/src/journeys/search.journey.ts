import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'

const words = {
  'pt-BR': {
    entry: 'Buscar',
    field: 'O que você procura?',
    finds: [
      ['bazar da esperanca', 'Bazar da esperança'],
      ['louvamos', 'Ó Deus, te louvamos'],
      ['telhado do salao', 'O telhado do salão está pronto'],
    ],
    nothing: (term: string) => `Nada encontrado para “${term}”`,
  },
  en: {
    entry: 'Search',
    field: 'What are you looking for?',
    finds: [
      ['carols', 'Carols by candlelight'],
      ['amazing gra', 'Amazing Grace'],
      ['family pantry', 'The pantry fed 212 families'],
    ],
    nothing: (term: string) => `Nothing found for “${term}”`,
  },
  es: {
    entry: 'Buscar',
    field: '¿Qué estás buscando?',
    finds: [],
    nothing: (term: string) => `No encontramos nada para «${term}»`,
  },
} as const

test(
  'the menu leads to a search that finds an event, a song and a news item without accents',
  { tag: '@matrix' },
  async ({ page, visit, at, say, language, isMobile }) => {
    const { entry, field, finds, nothing } = words[language]
    await visit(at('/'))
    if (isMobile) await page.getByRole('button', { name: say.more, exact: true }).click()
    const menu = isMobile ? page.getByRole('navigation', { name: say.more, exact: true }) : page.getByRole('banner')
    await menu.getByRole('link', { name: entry, exact: true }).click()
    const box = page.getByRole('searchbox', { name: field })
    await expect(box).toBeVisible()
    for (const [term, title] of finds) {
      await box.fill(term)
      await box.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=/)
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible()
    }
    await check(page, 'search results')
    const hostile = '<img src=x onerror=alert(1)>'
    await box.fill(hostile)
    await box.press('Enter')
    await expect(page.getByRole('heading', { name: nothing(hostile) })).toBeVisible()
    await expect(box).toHaveValue(hostile)
    await check(page, 'nothing found')
  },
)

test('a shared address of a search finds the same, and a result leads back to it', async ({ page, visit, at }) => {
  const response = await visit(at('/search?q=esperanca'))
  // the server draws one page for all terms
  const html = await response!.text()
  expect(html).not.toContain('esperanca')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  await page.getByRole('main').getByRole('link', { name: 'Bazar da esperança' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bazar da esperança' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('esperanca')
  await expect(page.getByRole('main').getByRole('link', { name: 'Bazar da esperança' })).toBeVisible()
})

test('a list has a search of its own, which the server draws', async ({ page, visit, at }) => {
  await visit(at('/news'))
  const box = page.getByRole('searchbox', { name: 'Buscar nas notícias' })
  await box.fill('pascoa')
  await box.press('Enter')
  await expect(page.getByText('1 resultado para “pascoa”.')).toBeVisible()
  await check(page, 'found news')
  const html = (await (await visit(page.url()))?.text()) ?? ''
  expect(html).toContain('O coro abre doze vagas para a Páscoa')
  expect(html).not.toContain('O telhado do salão está pronto')
  await page.getByRole('link', { name: 'Limpar a busca' }).click()
  await expect(page.getByRole('link', { name: 'O telhado do salão está pronto' })).toBeVisible()
})
