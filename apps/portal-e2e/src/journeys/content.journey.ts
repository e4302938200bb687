import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'

const words = {
  'pt-BR': { entry: 'Devocionais', title: 'Devocionais', one: 'A mesa no deserto', today: 'Devocional de hoje' },
  en: { entry: 'Devotionals', title: 'Devotionals', one: 'Bread for the road', today: 'Today’s devotional' },
  es: { entry: 'Devocionales', title: 'Devocionales', one: 'La luz en la ventana', today: 'Devocional de hoy' },
} as const

test('the menu leads to the devotional of the day', { tag: '@matrix' }, async ({ page, visit, at, say, language }) => {
  const { entry, title, one, today } = words[language]
  await visit(at('/'))
  await page.getByRole('button', { name: say.more, exact: true }).click()
  await page.getByRole('navigation', { name: say.more, exact: true }).getByRole('link', { name: entry }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(today)).toBeVisible()
  await check(page, 'devotionals')
  await page.getByRole('link', { name: one, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible()
  await expect(page.locator('figure blockquote')).toBeVisible()
  await check(page, 'devotional')
})

test('devotionals link to the previous and next day', async ({ page, visit, at }) => {
  await visit(at('/devotionals'))
  await page.getByRole('link', { name: 'A mesa no deserto' }).click()
  const ways = page.getByRole('navigation', { name: 'Outros devocionais' })
  await ways.getByRole('link', { name: 'Anterior Água de poço' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Água de poço' })).toBeVisible()
  await ways.getByRole('link', { name: 'Próximo A mesa no deserto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A mesa no deserto' })).toBeVisible()
})

test('a news item is in the HTML with its metadata', async ({ page, visit, at }) => {
  await visit(at('/news'))
  await check(page, 'news')
  const href = await page
    .getByRole('link', { name: 'A conferência de famílias chega ao quinto ano' })
    .getAttribute('href')
  const html = (await (await visit(at(href!)))?.text()) ?? ''
  expect(html).toContain('Dois dias de conversa sobre casa, pão repartido e perdão.')
  expect(html).toMatch(/<script type="application\/ld\+json">[^<]*"NewsArticle"/)
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/media\/demo\/[^"]*mesa-posta/)
  await expect(page.getByText('com todos à mesma mesa')).toBeVisible()
  await check(page, 'news item')
})

test('ministries lead to a project and back', async ({ page, visit, at }) => {
  await visit(at('/ministries'))
  await check(page, 'ministries')
  await page.getByRole('link', { name: 'Acolhida' }).click()
  await expect(page.getByText('Responsável: Marta Nunes')).toBeVisible()
  await check(page, 'ministry')
  await page.getByRole('link', { name: 'Café da porta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Café da porta' })).toBeVisible()
  await check(page, 'project')
  await page.getByRole('main').getByRole('link', { name: 'Acolhida' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acolhida' })).toBeVisible()
})

test('publications lead by type to a document', async ({ page, visit, at }) => {
  await visit(at('/publication-types'))
  await check(page, 'types')
  await page.getByRole('link', { name: 'Livretos' }).click()
  await expect(page).toHaveURL(/\/publications\?type=livretos$/)
  await check(page, 'publications')
  await page.getByRole('link', { name: 'Caderno: salmos de subida' }).click()
  const file = page.getByRole('link', { name: 'Caderno em PDF' })
  await expect(file).toHaveAttribute('href', /^\/media\/demo\//)
  const type = await file.evaluate(async (link: HTMLAnchorElement) =>
    (await fetch(link.href)).headers.get('content-type'),
  )
  expect(type).toContain('pdf')
  await check(page, 'publication')
})

test('a class of the Sunday school lists its lessons', async ({ page, visit, at }) => {
  await visit(at('/ebds'))
  await check(page, 'classes')
  await page.getByRole('link', { name: 'Rute: a fidelidade no cotidiano' }).click()
  await expect(page).toHaveURL(/\/ebds\/rute-a-fidelidade-no-cotidiano$/)
  await expect(page.getByRole('region', { name: 'Aulas' }).getByRole('listitem')).toHaveCount(4)
  await check(page, 'class')
})

test('a video makes no third-party request before playback', async ({ page, visit, at }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost')) asked.push(request.url())
  })
  await visit(at('/videos'))
  await check(page, 'videos')
  await page.getByRole('navigation', { name: 'Listas de vídeos' }).getByRole('link', { name: 'Bastidores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bastidores' })).toBeVisible()
  await page.getByRole('link', { name: 'Um telhado a muitas mãos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Um telhado a muitas mãos' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Da mesma lista' })).toBeVisible()
  await check(page, 'video')
  expect(asked.filter((url) => /^https?:/.test(url))).toEqual([])
})

test('a list filtered by its address is in the HTML and hydrates', async ({ page, visit, at }) => {
  for (const [address, title] of [
    ['/videos?playlist=bastidores', 'Bastidores'],
    ['/publications?type=livretos', 'Livretos'],
  ] as const) {
    const html = (await (await visit(at(address)))?.text()) ?? ''
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('the bell opens a devotional, a news item and a class', async ({ page, request, at }) => {
  await openAs(page, at('/about'), await newMember(request, 'bell', at('')))
  for (const [notification, address, title] of [
    ['Devocional de hoje: a mesa no deserto', /\/devotionals\/\d+$/, 'A mesa no deserto'],
    ['O telhado do salão está pronto', /\/news\/\d+$/, 'O telhado do salão está pronto'],
    ['Nova aula da escola dominical: Rute', /\/ebds\/rute-/, 'Rute: a fidelidade no cotidiano'],
  ] as const) {
    await page.getByRole('button', { name: /^Notificações/ }).click()
    await page.getByRole('dialog', { name: 'Notificações' }).getByRole('link', { name: notification }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('a church without the modules has neither links nor pages for them', async ({ page, visit, at }) => {
  await visit(at('/', 'luz'))
  await page.getByRole('button', { name: /^(Mais|More|Más)$/ }).click()
  const panel = page.getByRole('navigation', { name: /^(Mais|More|Más)$/ })
  await expect(panel.locator('a[href="/devotionals"]')).toBeVisible()
  await expect(panel.locator('a[href="/ebds"], a[href="/publication-types"]')).toHaveCount(0)
  await visit(at('/ebds', 'luz'))
  await expect(page).toHaveURL(at('/', 'luz'))
})
