import type { Locator, Page } from '@playwright/test'
import { portal } from './churches.ts'
import { awake, expect, test } from './clean-page.ts'
import { fits } from './fits.ts'
import { inLargeLetters } from './large-letters.ts'
import { cards, choose, giveBuyer, giveCard, goToCheckout, pay, payButton } from './paying.ts'
import { newAddress } from './people.ts'
import { openAs } from './signed-in.ts'
import { heading } from './way-in.ts'

const demo = portal('demo')

/** From the choice of tickets to the order's page. */
async function buy(page: Page) {
  await page.goto(`${demo}/event`)
  await awake(page)
  await page.getByRole('link', { name: 'A mesa posta' }).first().click()
  await expect(heading(page, 'A mesa posta')).toBeVisible()
  await fits(page, 'an event')
  await page.goto(`${page.url()}?buyingStep=tickets`)
  await awake(page)
  await page.getByRole('button', { name: 'Mais um: Inteira', exact: true }).click()
  await fits(page, 'the choice of tickets')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Ir para o resumo' }).click()
  await expect(page.getByText('Esse campo é obrigatório.')).toBeVisible()
  await fits(page, 'the questions, with an error')

  await goToCheckout(page, demo)
  await giveBuyer(page, newAddress('reflow'))
  await choose(page, 'Cartão de crédito')
  await giveCard(page, cards.declined)
  await fits(page, 'checkout by card')
  await pay(page)
  await expect(page.getByText('O banco recusou este cartão. Confira o número ou use outro.')).toBeVisible()
  await fits(page, 'a card that was declined')
  await page.getByLabel('Número do cartão', { exact: true }).fill(cards.approved)
  await payButton(page).click()
  await expect(heading(page, 'Pagamento confirmado')).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR Code/ })).toBeVisible()
  await fits(page, 'thanks, with the tickets')
}

/** What a member has bought. */
async function lookAtTickets(page: Page) {
  await openAs(page, `${demo}/user/registrations`, 'ana@demo.test')
  await expect(heading(page, 'Inscrições em eventos')).toBeVisible()
  await fits(page, 'registrations')
  await page.getByRole('link', { name: 'Salmos de subida' }).click()
  await expect(page.getByRole('img', { name: /^QR Code/ })).toBeVisible()
  await fits(page, 'tickets')
}

/** A guest joins the chat under the broadcast, and writes. */
async function chat(page: Page) {
  await page.goto(`${demo}/live`)
  await awake(page)
  const room = page.getByRole('region', { name: 'Conversa' })
  const edgeOf = async (part: Locator) => ((box) => (box ? box.y + box.height : NaN))(await part.boundingBox())
  const endsInRoom = async (what: string) =>
    expect.soft(await edgeOf(room.locator('form')), what).toBeLessThanOrEqual(Math.ceil(await edgeOf(room)))
  await room.getByRole('textbox', { name: 'Seu nome' }).fill('Rute')
  await fits(page, 'the chat before joining')
  await endsInRoom('the end of the form that asks for a name')
  await room.getByRole('button', { name: 'Participar' }).click()
  const composer = room.getByRole('textbox', { name: 'Mensagem' })
  await composer.fill('Bom dia a todos')
  await expect(composer).toBeInViewport({ ratio: 1 })
  await endsInRoom('the end of the composer')
  await room.getByRole('button', { name: 'Enviar' }).click()
  await expect(composer).toHaveValue('')
  await fits(page, 'the chat')
}

/** The header, which scrolls away where it would take too much of the window, is back above an open menu. */
async function openMenuFarDown(page: Page) {
  await page.goto(`${demo}/about`)
  await awake(page)
  await page.evaluate(() => scrollTo(0, 500))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Mais', exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({ ratio: 1 })
}

test.describe('in the narrowest window', { tag: '@sweep' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('tickets are bought at 320 px without horizontal scrolling', async ({ page }) => {
    test.slow()
    await buy(page)
  })

  test('tickets are shown at 320 px without horizontal scrolling', ({ page }) => lookAtTickets(page))

  test('a guest joins the chat and writes at 320 px', ({ page }) => chat(page))
})

test('bars leave at least two thirds of a low window to the page', { tag: '@sweep' }, async ({ page }) => {
  for (const height of [360, 390, 600, 844]) {
    await page.setViewportSize({ width: 844, height })
    await page.goto(`${demo}/about`)
    await awake(page)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    const taken = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('header, nav')].filter((one) =>
        /fixed|sticky/.test(getComputedStyle(one).position),
      )
      const heights = bars.map((one) => one.getBoundingClientRect())
      return heights.reduce(
        (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top)),
        0,
      )
    })
    expect(taken, `${height} px high`).toBeGreaterThan(0)
    expect(taken, `${height} px high`).toBeLessThanOrEqual(height / 3)
  }
})

test('the menu of a low window that was scrolled has the header above it', { tag: '@sweep' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openMenuFarDown(page)
})

for (const [what, act] of [
  ['tickets are bought', buy],
  ['tickets are looked at', lookAtTickets],
  ['a guest joins the chat and writes', chat],
  ['the menu of a page that was scrolled has the header above it', openMenuFarDown],
] as const)
  test(`${what} at twice the font size`, { tag: '@sweep' }, async ({ playwright, launchOptions, locale }) => {
    test.slow()
    await inLargeLetters({ playwright, launchOptions, locale }, act)
  })
