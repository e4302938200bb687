import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { cards, choose, giveCard, pay } from './paying.ts'
import { newMember } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Play' })

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
})
