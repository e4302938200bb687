import type { Locator, Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { otherLanguage } from './other-language.ts'

const words = {
  'pt-BR': {
    title: 'Louvores',
    entry: 'Louvores e cifras',
    song: 'Castelo forte',
    chords: ['D', 'A', 'Bm', 'G'],
    up: 'Meio tom acima',
    raised: ['Eb', 'Bb', 'Cm', 'Ab'],
  },
  en: {
    title: 'Songs',
    entry: 'Songs and chords',
    song: 'Amazing Grace',
    chords: ['G', 'G7', 'C', 'G'],
    up: 'Half a step up',
    raised: ['Ab', 'Ab7', 'Db', 'Ab'],
  },
  es: {
    title: 'Cantos',
    entry: 'Cantos y acordes',
    song: 'Castillo fuerte es nuestro Dios',
    chords: ['C', 'G', 'Am', 'F'],
    up: 'Medio tono arriba',
    raised: ['Db', 'Ab', 'Bbm', 'Gb'],
  },
} as const

/** The chords that a song begins with, once they are these. */
const expectChords = (page: Page, chords: readonly string[]) =>
  expect
    .poll(async () =>
      (await page.locator('article section b').allTextContents()).filter(Boolean).slice(0, chords.length),
    )
    .toEqual(chords)
const fontSize = (line: Locator) => line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))

test('the menu leads to a song in another key', { tag: '@matrix' }, async ({ page, visit, at, say, language }) => {
  const { title, entry, song, chords, up, raised } = words[language]
  await visit(at('/'))
  await page.getByRole('button', { name: say.more, exact: true }).click()
  await page.getByRole('navigation', { name: say.more, exact: true }).getByRole('link', { name: entry }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: song, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: song })).toBeVisible()
  await expectChords(page, chords)
  await page.getByRole('button', { name: up }).click()
  await expectChords(page, raised)
  await check(page, 'song')
})

test('a song is found, transposed and printed', async ({ page, visit, at }) => {
  await visit(at('/songs'))
  await check(page, 'songs')
  await page.getByRole('searchbox').fill('emanuel')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\/songs\?term=emanuel$/)
  await expect(page.getByText('1 louvor encontrado para “emanuel”.')).toBeVisible()
  await page.getByRole('link', { name: 'Ó vem, Emanuel' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Refrão' })).toBeVisible()
  await expectChords(page, ['Em', 'Am7', 'B7', 'Em'])
  await page.getByRole('combobox', { name: 'Escolher o tom' }).selectOption('Gm')
  await expectChords(page, ['Gm', 'Cm7', 'D7', 'Gm'])
  await page.getByRole('combobox', { name: 'Capotraste, casa' }).selectOption('3')
  await expectChords(page, ['Em', 'Am7', 'B7', 'Em'])
  await expect(page.getByText('Com o capotraste na casa 3, as formas são de Em.')).toBeVisible()

  const line = page.locator('article section p').first()
  const before = await fontSize(line)
  await page.getByRole('button', { name: 'Aumentar a letra' }).click()
  await expect.poll(() => fontSize(line)).toBeCloseTo(before * 1.03, 1)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Tom: Gm · capotraste na casa 3 · Livre')).toBeVisible()
  for (const gone of [page.getByRole('button'), page.getByRole('combobox'), page.getByRole('banner')])
    for (const one of await gone.all()) await expect(one).toBeHidden()
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  // the capo is this song's, and comes back with it
  await visit(page.url())
  await expect(page.getByRole('combobox', { name: 'Capotraste, casa' })).toHaveValue('3')
})

for (const { locale, show, instrument, first, raised } of [
  {
    locale: 'pt-BR',
    show: 'Diagramas',
    instrument: 'Violão',
    first: /^D: /,
    raised: /^Eb: /,
  },
  {
    locale: 'en-US',
    show: 'Diagrams',
    instrument: 'Guitar',
    first: /^G: /,
    raised: /^Ab: /,
  },
]) {
  test.describe(`chord diagrams in ${locale}`, otherLanguage(locale), () => {
    test.use({ locale })
    test('follow the key and the instrument', async ({ page, visit, at, language }) => {
      const { song, up } = words[language]
      const diagram = (name: RegExp) => page.getByRole('img', { name })
      await visit(at('/songs'))
      await page.getByRole('link', { name: song, exact: true }).click()
      await page.getByRole('button', { name: show, exact: true }).click()
      await expect(page.getByRole('button', { name: instrument })).toHaveAttribute('aria-pressed', 'true')
      await expect(diagram(first)).toHaveCount(1)
      const strings = await diagram(first).getAttribute('aria-label')
      await check(page, 'a song with its diagrams')
      await page.getByRole('button', { name: 'Ukulele' }).click()
      await expect(diagram(first)).not.toHaveAccessibleName(strings!)
      await page.getByRole('button', { name: up }).click()
      await expect(diagram(raised)).toHaveCount(1)
      await expect(diagram(first)).toHaveCount(0)
      await page.getByRole('button', { name: show, exact: true }).click()
      await expect(diagram(raised)).toHaveCount(0)
    })
  })
}

test('chords stay above their syllables without overflow, from 320 px on', async ({ page, visit, at }) => {
  await visit(at('/songs?term=mais+perto'))
  await page.getByRole('link', { name: 'Mais perto quero estar' }).click()
  const word = page.locator('article section p > span', { hasText: 'soli' }).first()
  await expect(word).toBeVisible()
  for (const width of [320, 390, 1024, 1800]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await word.locator(':scope > span').evaluateAll((all) => all.map((s) => s.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(1)
    expect(new Set(tops.map(Math.round)).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('a song shows lyrics without chords, a score without lyrics, and an error without both', async ({
  page,
  visit,
  at,
}) => {
  const open = async (name: string) => {
    await visit(at('/songs'))
    await page.getByRole('link', { name, exact: true }).click()
  }
  await open('Mestre, ruge a tempestade')
  await expect(page.getByText('as vagas já vão ao céu;')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Escolher o tom' })).toHaveCount(0)
  await open('Velho Centésimo')
  const score = page.getByRole('link', { name: 'Baixar “Velho Centésimo, melodia (PDF)”' })
  await expect(score).toHaveAttribute('href', /^\/media\/demo\/.*\.pdf$/)
  // the PDF's page as a picture, and the church's own picture
  for (const name of ['Velho Centésimo, melodia (PDF)', 'Velho Centésimo, melodia']) {
    const picture = page.getByRole('img', { name, exact: true })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
  await check(page, 'score')
  await open('Em breve, um hino novo')
  await expect(page.getByRole('alert')).toContainText('Ocorreu um erro ao buscar os dados. Por favor, tente novamente.')
  await check(page, 'nothing to show')
})

test('on a phone the header scrolls away, the tools stay, and the menu brings the header back', async ({
  page,
  visit,
  at,
}) => {
  await visit(at('/songs'))
  await page.getByRole('link', { name: 'Castelo forte', exact: true }).click()
  const header = page.getByRole('banner')
  const key = page.getByRole('button', { name: 'Meio tom acima' })
  await expect(key).toBeVisible()
  await expect(header).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(header).not.toBeInViewport()
  await expect(key).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Imprimir' })).not.toBeInViewport()

  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await expect(header).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(header).not.toBeInViewport()
  // keyboard users see the focused element
  await header.getByRole('link').first().focus()
  await expect(header).toBeInViewport()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => scrollTo(0, 400))
  await expect(header).toBeInViewport()
})

test('the page scrolls automatically until it is touched', async ({ page, visit, at }) => {
  // it glides, and jumps with reduced motion
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(at('/songs'))
  await page.getByRole('link', { name: 'Castelo forte', exact: true }).click()
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.getByRole('button', { name: 'Rolar' }).click()
  const begin = await scrolled()
  await expect.poll(scrolled).toBeGreaterThan(begin + 3)
  // a page that scrolls never rests, which an ordinary tap waits for
  await page.getByRole('heading', { level: 1 }).tap({ force: true })
  await expect(page.getByRole('button', { name: 'Rolar' })).toBeVisible()
})
