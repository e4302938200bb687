import type { Page } from '@playwright/test'
import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { openAs } from './signed-in.ts'
import { heading, signInByForm } from './way-in.ts'

const LEO = 'leo@demo.test'

// The server keeps what a person has seen: one after the other, and no other journey opens Leo's bell.
test.describe.configure({ mode: 'default' })

/** Opens the list under the bell, which loads when the page is idle. */
async function openBell(page: Page) {
  const bell = page.getByRole('button', { name: /^Notificações/ })
  await bell.click()
  const sheet = page.getByRole('dialog', { name: 'Notificações' })
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  return { bell, sheet }
}

test('the bell links to an event and shows notifications without a page in full', async ({ page, at }) => {
  await openAs(page, at('/about'), LEO)
  await expect(page.getByRole('button', { name: 'Notificações, 30 novas' })).toBeVisible()
  const { bell, sheet } = await openBell(page)
  await check(page, 'list')
  // the first page of thirty, then the rest
  await expect(sheet.getByRole('listitem')).toHaveCount(30)
  await sheet.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(36)

  await sheet.getByRole('button', { name: 'A secretaria muda de horário' }).click()
  const modal = page.getByRole('dialog', { name: 'A secretaria muda de horário' })
  await expect(modal).toContainText('atendemos de terça a sexta, das 9h às 17h')
  await check(page, 'modal')
  // document 1 section 9: 90 % of a screen under 575
  expect(Math.round((await modal.boundingBox())!.width)).toBe(Math.round(page.viewportSize()!.width * 0.9))
  await modal.getByRole('button', { name: 'Fechar' }).click()
  await expect(modal).toBeHidden()
  await expect(bell).toBeFocused()

  // seen: nothing is new any more, here or after a reload
  await expect(bell).toHaveAccessibleName('Notificações')
  await openBell(page)
  await sheet.getByRole('link', { name: 'Domingo tem cantata' }).click()
  await expect(page).toHaveURL(/\/event\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/cantata/i)
  await expect(sheet).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Notificações/ })).toHaveAccessibleName('Notificações')
})

test('on a desktop the list is below the bell and the modal is 480 px wide', async ({ page, at }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, at('/about'), LEO)
  const bell = page.getByRole('button', { name: /^Notificações/ })
  await bell.click()
  const panel = page.getByRole('group', { name: 'Notificações' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await check(page, 'panel')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Perdemos a irmã Alzira' }).click()
  const modal = page.getByRole('dialog', { name: 'Perdemos a irmã Alzira' })
  await expect(panel).toBeHidden()
  await expect(modal).toBeVisible()
  expect(Math.round((await modal.boundingBox())!.width)).toBe(480)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(bell).toBeFocused()
})

test('the list shows an error when it fails to load and retries on request', async ({ page, at, faults }) => {
  faults.allow(/status of 503/)
  const calls = '**/notificacao/**'
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await openAs(page, at('/about'), LEO)
  await page.getByRole('button', { name: 'Notificações', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Notificações' })
  await expect(sheet.getByRole('alert')).toContainText('Não conseguimos buscar as notificações')
  await page.unroute(calls)
  await sheet.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(30)
})

test('visitors have no bell and sign in on the way to a partner’s app', async ({ page, visit, at, say }) => {
  await visit(at('/'))
  await expect(page.getByRole('button', { name: /^Notificações/ })).toHaveCount(0)
  await page.getByRole('button', { name: say.more, exact: true }).click()
  await page.getByRole('navigation', { name: say.more, exact: true }).getByRole('link', { name: 'Voluts' }).click()
  await expect(heading(page, say.giveEmail)).toBeVisible()
  await signInByForm(page, page.url(), LEO)
  await expect(heading(page, 'Voluts')).toBeVisible()
  await expect(page).toHaveURL(/\/third-parts\/voluts$/)
  const out = page.getByRole('link', { name: /^Abrir o Voluts/ })
  await expect(out).toHaveAttribute('href', 'https://voluts.example/vidaplena')
  await expect(out).toHaveAttribute('rel', /noopener/)
  await check(page, 'partner page')
})

test('a framed page posts the completed challenge to the portal around it', async ({ page, visit, at }) => {
  await visit(at('/about'))
  // the page's own policy forbids frames; checkout's allows one, and this page replaces it
  await page.route(at('/framing'), (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><script>
        addEventListener('message', ({ data, origin }) => (document.title = origin + JSON.stringify(data)))
      </script><iframe src="/about?challenge=ch_1"></iframe>`,
    }),
  )
  await page.goto(at('/framing'))
  const message = { type: 'atrio:3ds-authentication-complete', challenge: 'ch_1' }
  await expect(page).toHaveTitle(new URL(at('/')).origin + JSON.stringify(message))
})
