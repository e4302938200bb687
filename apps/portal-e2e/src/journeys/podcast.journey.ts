import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player do podcast' })
const episodes = (page: Page) => page.getByRole('article')
const secondsPlayed = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)

/** Navigates within the portal, as a link does; loading an address would end the playback. */
async function moveTo(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()
  await link.click()
}

/**
 * Waits until the sound has moved on: it plays, whatever the page. From its beginning again, as these recordings are
 * short and a slow machine would hear their end.
 */
async function expectToPlayOn(page: Page, where: string) {
  await player(page).getByRole('slider').fill('0')
  const before = await secondsPlayed(page)
  await expect.poll(() => secondsPlayed(page), { message: where }).not.toBe(before)
  expect(await page.evaluate(() => document.querySelector('audio')?.paused), where).toBe(false)
}

test('playback continues over five pages, with the player above the bottom bar', async ({ page, visit, at }) => {
  test.slow()
  await visit(at('/podcast'))
  await expect(player(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ouvir: O pão de cada dia' }).click()
  await expect(player(page)).toContainText('O pão de cada dia')
  await expectToPlayOn(page, '/podcast')

  const routes: [link: string, path: string][] = [
    ['Igreja Vida Plena', '/'],
    ['Eventos', '/event'],
    ['A mesa posta', '/event/'],
    ['Igreja Vida Plena', '/'],
    ['O pão de cada dia', '/podcast'],
  ]
  for (const [link, path] of routes) {
    await moveTo(page, link)
    await expect(page).toHaveURL(new RegExp(`${path}([?\\d].*)?$`))
    await expect(player(page)).toBeVisible()
    await expectToPlayOn(page, path)
  }

  await moveTo(page, 'Igreja Vida Plena')
  const bar = page.getByRole('navigation', { name: 'Navegação' })
  await expect(bar).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const [above, below] = [await player(page).boundingBox(), await bar.boundingBox()]
  expect(Math.round(above!.y + above!.height)).toBeLessThanOrEqual(Math.round(below!.y))

  await player(page).getByRole('button', { name: 'Pausar' }).click()
  expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
  await player(page).getByRole('button', { name: 'Fechar o player' }).click()
  await expect(player(page)).toHaveCount(0)
})

test('pages are appended until the list ends', async ({ page, visit, at }) => {
  await visit(at('/podcast'))
  await expect(episodes(page).first()).toBeVisible()
  const atTheEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    return episodes(page).count()
  }
  await expect.poll(atTheEnd).toBe(24)
  await expect(page.getByText('Esses são todos os 24 episódios.')).toBeVisible()
})

test('the queue continues by itself and the position survives a reload', async ({ page, visit, at }) => {
  test.slow()
  await visit(at('/podcast'))
  await page.getByRole('button', { name: 'Ouvir: O pão de cada dia' }).click()
  await page.getByRole('button', { name: 'Adicionar à fila: Recomeços' }).click()
  await expect(page.getByRole('region', { name: 'Na fila' })).toContainText('Recomeços')
  // the sound is there, so that there is somewhere to go
  await expectToPlayOn(page, 'first')
  await player(page).getByRole('slider').fill('22')
  await expect(player(page)).toContainText('Recomeços')
  await expect(page.getByRole('region', { name: 'Na fila' })).toHaveCount(0)

  await expectToPlayOn(page, 'second')
  await player(page).getByRole('button', { name: 'Pausar' }).click()
  await player(page).getByRole('slider').fill('9')
  await player(page).getByRole('combobox', { name: 'Velocidade' }).selectOption('1.5')
  await page.reload()
  await expect(player(page)).toHaveCount(0)
  const resume = page.getByRole('button', { name: 'Continuar de 0:09: Recomeços' })
  await resume.click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(8.5)
  await expect(player(page).getByRole('combobox')).toHaveValue('1.5')
})

test('a shared moment opens at its second and plays on request', async ({ page, visit, at }) => {
  await visit(at('/podcast?episode=boas-vindas&t=7'))
  const shared = page.getByRole('region', { name: 'Compartilhado com você' })
  await expect(shared).toContainText('Boas-vindas ao nosso podcast')
  await shared.getByRole('button', { name: /^Ouvir a partir de 0:07/ }).click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(6.5)
})

test('a church without a podcast shows an empty state', async ({ page, visit, at, faults }) => {
  faults.allow(/status of 404/)
  await visit(at('/podcast', 'minimal'))
  await expect(page.getByRole('heading', { name: 'Esta igreja ainda não tem podcast' })).toBeVisible()
  await expect(episodes(page)).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the podcast page and the player pass axe in ${colorScheme}`, { tag: '@sweep' }, async ({ page, visit, at }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await visit(at('/podcast?episode=recomecos'))
    await check(page, 'an open episode')
    await page.getByRole('button', { name: 'Ouvir: O pão de cada dia' }).click()
    await page.getByRole('button', { name: 'Adicionar à fila: Quando a noite é comprida' }).click()
    await page.getByText('Sobre o episódio').first().click()
    await expect(player(page)).toBeVisible()
    await check(page, 'the player with its queue')
  })
}
