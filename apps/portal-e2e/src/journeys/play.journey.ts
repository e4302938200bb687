import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveCard, pay } from './paying.ts'
import { newMember, PASSWORD } from './people.ts'
import { openAs } from './signed-in.ts'
import { giveEmail, givePassword, heading } from './way-in.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Play' })

/** An answer without what the page knows of its person; a redirect has the status 0. */
const answerOf = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    const answer = await fetch(to, { redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  }, address)

test.describe('play', () => {
  test.slow()

  test('a visitor sees the offer and its prices only', async ({ page, at, visit }) => {
    await visit(at('/play/browse'))
    await expect(page).toHaveURL(/\/play\/home\?redirectTo=%2Fplay%2Fbrowse$/)
    await expect(heading(page, 'Vida Plena Play')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Para estudar com calma' })).toBeVisible()
    await check(page, 'the play home of a visitor')
    await page.getByRole('link', { name: 'Ver os planos' }).click()
    await expect(heading(page, 'Planos do Play')).toBeVisible()
    await expect(page.getByText(/R\$\s19,90/)).toBeVisible()
    await expect(page.getByText(/não renova sozinha/)).toBeVisible()
    await check(page, 'the plans')
    await page.goto(at('/play/subscription/whatever'))
    await expect(page).toHaveURL(at('/play'))
  })

  test('a member subscribes by card, watches, and sees the end of the subscription', async ({ page, request, at }) => {
    await openAs(page, at('/play/plans'), await newMember(request, 'play', at('')))
    await press(page, 'Assinar: Play mensal')
    await expect(heading(page, 'Como você prefere pagar?')).toBeVisible()
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.approved)
    await pay(page)
    await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
    await expect(page.getByText('Sua assinatura está ativa.')).toBeVisible()
    await check(page, 'a subscription that is paid')
    await page.getByRole('link', { name: 'Assistir agora' }).click()
    await expect(page).toHaveURL(at('/play/browse'))
    await check(page, 'browsing')
    await page.getByRole('link', { name: 'A casa da Rua das Acácias' }).first().click()
    await expect(heading(page, 'A casa da Rua das Acácias')).toBeVisible()
    await check(page, 'a video of Play')
    await page.getByRole('link', { name: /^(Assistir|Continuar assistindo)$/ }).click()
    await press(page, /A casa da Rua das Acácias/)
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5)
    await check(page, 'watching')
    await page.getByRole('button', { name: /^Sua conta/ }).click()
    await expect(page.getByRole('link', { name: 'Minha lista do Play' })).toBeVisible()
    await page.goto(at('/play/plans'))
    await expect(page.getByText(/“Play mensal” vale até/)).toBeVisible()
  })

  test('the video that was wanted is shown after signing in, the plans and the payment', async ({
    page,
    request,
    at,
    visit,
  }) => {
    const email = await newMember(request, 'play-wanted', at(''))
    await visit(at('/play'))
    const link = page.getByRole('link', { name: 'A casa da Rua das Acácias' }).first()
    const wanted = (await link.getAttribute('href')) ?? ''
    await visit(at(wanted))
    await page.getByRole('link', { name: 'Ver os planos' }).click()
    await page.getByRole('link', { name: 'Entrar para assinar: Play mensal' }).click()
    await giveEmail(page, email)
    await givePassword(page, PASSWORD)
    await press(page, 'Assinar: Play mensal')
    await choose(page, 'Cartão de crédito')
    await giveCard(page, cards.approved)
    await pay(page)
    await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
    await page.getByRole('link', { name: 'Assistir agora' }).click()
    await expect(page).toHaveURL(at(wanted))
    await expect(heading(page, 'A casa da Rua das Acácias')).toBeVisible()
  })

  test('a subscriber never sees the offer on the way to a page of Play', async ({ page, at }) => {
    await openAs(page, at('/play/browse'), 'ana@demo.test')
    await expect(heading(page, 'Vida Plena Play')).toBeVisible()
    const video = await page.getByRole('link', { name: 'A casa da Rua das Acácias' }).first().getAttribute('href')
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
    for (const path of [
      '/play/browse',
      '/play/search?type=video',
      video ?? '',
      video?.replace('/video/', '/watch/') ?? '',
    ]) {
      // what the server sends is the same for everybody
      const sent = await answerOf(page, path)
      expect([path, sent.status]).toEqual([path, 200])
      expect(sent.text).not.toContain('Ver os planos')
      await page.goto(at(path))
      await expect(nav(page)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ver os planos' })).toHaveCount(0)
      expect(page.url()).toBe(at(path))
    }
    expect(seen.filter((path) => /^\/play\/(home|plans)|^\/play$/.test(path))).toEqual([])
  })

  test('Ana keeps a list and searches for videos, with and without results', async ({ page, at }) => {
    await openAs(page, at('/play/search?type=mylist'), 'ana@demo.test')
    // once the session is restored: until then it is Play's home, with some of the same links
    await expect(heading(page, 'Minha lista')).toBeVisible()
    await expect(page.getByRole('link', { name: 'A casa da Rua das Acácias' })).toBeVisible()
    await check(page, 'the own list')
    await nav(page).getByRole('link', { name: 'Coletâneas' }).click()
    await page.getByRole('link', { name: 'Como ler os Salmos' }).first().click()
    await expect(heading(page, 'Como ler os Salmos')).toBeVisible()
    await expect(page.getByRole('link', { name: /^O lamento/ })).toBeVisible()
    await check(page, 'a collection')
    const list = page.getByRole('button', { name: 'Minha lista' })
    await list.click()
    await expect(list).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Desfazer')
    await expect(list).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('searchbox', { name: 'Buscar no Play' }).fill('VIOLAO')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'O primeiro acorde' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar no Play' }).fill('Nínive')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Nada encontrado para “Nínive”' })).toBeVisible()
    await check(page, 'no results')
  })

  test('a paid video plays on when its address expires, and its address is for its subscriber', async ({
    page,
    at,
    faults,
  }) => {
    faults.allow(/status of 404/)
    const addresses: string[] = []
    // as the server answers an address that has expired
    await page.route(/\/media\/private\/.*\.mp4/, (route) => {
      const url = route.request().url()
      if (!addresses.includes(url)) addresses.push(url)
      return url === addresses[0] ? route.fulfill({ status: 404 }) : route.continue()
    })
    await openAs(page, at('/play/browse'), 'ana@demo.test')
    await page.getByRole('link', { name: 'A casa da Rua das Acácias' }).first().click()
    await page.getByRole('link', { name: /^(Assistir|Continuar assistindo)$/ }).click()
    await press(page, /A casa da Rua das Acácias/)
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5)
    expect(addresses).toHaveLength(2)
    const [, address = ''] = addresses
    expect((await answerOf(page, address)).status).toBe(200)
    expect((await answerOf(page, address.split('?')[0] ?? '')).status).toBe(404)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
