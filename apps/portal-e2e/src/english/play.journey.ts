import type { Page } from '@playwright/test'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { cards, choose, giveCard, pay, paying } from '../journeys/paying.ts'
import { newMember, PASSWORD } from '../journeys/people.ts'
import { openAs } from '../journeys/signed-in.ts'
import { giveEmail, givePassword, heading } from '../journeys/way-in.ts'
import { words } from '../journeys/words.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const day = '[A-Z][a-z]+ \\d{1,2}, \\d{4}'

/** Pays for the plan by card. Only the Portuguese church sells subscriptions. */
async function subscribe(page: Page, isCardKept = false) {
  await press(page, 'Subscribe: Play mensal')
  await expect(heading(page, 'How would you like to pay?')).toBeVisible()
  await choose(page, 'Credit card')
  await giveCard(page, cards.approved, paying.en)
  if (isCardKept) await page.getByRole('checkbox', { name: 'Save this card for next time' }).check()
  await pay(page, paying.en)
  await expect(heading(page, 'Payment confirmed')).toBeVisible()
  await expect(page.getByText('Your subscription is active.')).toBeVisible()
}

test.describe('Play', () => {
  test.slow()

  test('the video that was wanted is shown after signing in, the plans and the payment', async ({
    page,
    request,
    at,
    visit,
  }) => {
    const email = await newMember(request, 'wanted-en', at('', 'demo'))
    await visit(at('/play', 'demo'))
    const link = page.getByRole('link', { name: 'A casa da Rua das Acácias' }).first()
    const wanted = (await link.getAttribute('href')) ?? ''
    await visit(at(wanted, 'demo'))
    await expect(page).toHaveURL(at(`/play/home?redirectTo=${encodeURIComponent(wanted)}`, 'demo'))
    await fits(page, 'the play home of a visitor')
    await page.getByRole('link', { name: 'See the plans' }).click()
    await expect(heading(page, 'Play plans')).toBeVisible()
    await expect(page.getByText('R$19.90')).toBeVisible()
    await expect(page.getByText(/^A subscription ends on its date and does not renew automatically/)).toBeVisible()
    await fits(page, 'the plans')
    await page.getByRole('link', { name: 'Sign in to subscribe: Play mensal' }).click()
    await giveEmail(page, email, words.en)
    await givePassword(page, PASSWORD, words.en)
    await subscribe(page)
    await fits(page, 'a subscription that is paid')
    await page.getByRole('link', { name: 'Watch now' }).click()
    await expect(page).toHaveURL(at(wanted, 'demo'))
    await expect(heading(page, 'A casa da Rua das Acácias')).toBeVisible()
  })

  test('a member agrees to the renewal, cancels, and undoes that', async ({ page, request, at }) => {
    await openAs(page, at('/play/plans', 'demo'), await newMember(request, 'own-en', at('', 'demo')))
    await subscribe(page, true)
    await page.getByRole('link', { name: 'My subscription' }).click()
    await expect(heading(page, 'My Play subscription')).toBeVisible()
    await expect(page.getByText(new RegExp(`^Valid until ${day}; it does not renew automatically\\.`))).toBeVisible()
    await fits(page, 'an own subscription')
    await press(page, 'Renew with my card')
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByText(/^Each renewal costs R\$\d+\.\d\d, fees included, and lasts 1 month\.$/),
    ).toBeVisible()
    await dialog.getByRole('radio', { name: /ending in 4242/ }).check()
    await fits(page, 'the consent to a renewal')
    await inDialog(page, 'Agree to the renewal')
    await expect(
      page.getByText(
        new RegExp(`^Valid until ${day}\\. On ${day} we charge R\\$\\d+\\.\\d\\d to your Visa ending in 4242`),
      ),
    ).toBeVisible()
    await press(page, 'Cancel subscription')
    await expect(dialog.getByText(new RegExp(`You can watch until ${day}, and undo this until then\\.`))).toBeVisible()
    await inDialog(page, 'Cancel subscription')
    await expect(page.getByText(/^Nothing more is charged\. You can watch until/)).toBeVisible()
    await fits(page, 'a canceled subscription')
    await press(page, 'Undo the cancellation')
    await inDialog(page, 'Undo')
    await expect(page.getByText(/^Valid until .* we charge R\$/)).toBeVisible()
  })

  test('an episode that was watched is marked, and the next one follows', async ({ page, request, at }) => {
    await openAs(page, at('/play/plans', 'demo'), await newMember(request, 'episodes-en', at('', 'demo')))
    await subscribe(page)
    await page.getByRole('link', { name: 'Watch now' }).click()
    await page.getByRole('link', { name: 'Como ler os Salmos' }).first().click()
    // the page before lists its videos, too
    await expect(heading(page, 'Como ler os Salmos')).toBeVisible()
    await page
      .getByRole('link', { name: /^O lamento/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Watch', exact: true }).click()
    await expect(page.getByText('Up next: A confiança: o vale não é endereço')).toBeVisible()
    // without motion nothing counts down
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await press(page, /^Watch: O lamento/)
    const video = page.locator('video')
    const place = () => video.evaluate((one: HTMLVideoElement) => one.currentTime)
    await expect.poll(place).toBeGreaterThan(0.5)
    await fits(page, 'watching')
    await video.evaluate((one: HTMLVideoElement) => (one.currentTime = one.duration - 0.3))
    await expect(page.getByRole('button', { name: 'Stop the countdown' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Watched' })).toHaveAttribute('aria-pressed', 'true')
    await expect(heading(page, 'A confiança: o vale não é endereço')).toBeVisible()
    await expect.poll(place).toBeGreaterThan(0.5)
    await video.evaluate((one: HTMLVideoElement) => {
      one.pause()
      one.currentTime = 1
    })
    await expect(video).toHaveJSProperty('seeking', false)
    // the place is kept when the page is left
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.getByRole('navigation', { name: 'Play' }).getByRole('link', { name: 'Home', exact: true }).click()
    await kept
    const resumed = page.getByRole('region', { name: 'Continue watching' })
    await expect(resumed).toContainText('A confiança: o vale não é endereço')
    await expect(resumed).toContainText('Stopped at 1 sec')
    await page.getByRole('link', { name: 'Como ler os Salmos' }).first().click()
    const watched = page.getByRole('article').filter({ hasText: 'O lamento' })
    await expect(watched.getByText('Watched').first()).toBeVisible()
    await fits(page, 'a collection with marks')
  })
})
