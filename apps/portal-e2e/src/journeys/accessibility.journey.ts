import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { churches, portal } from './churches.ts'
import { awake, expect, test } from './clean-page.ts'
import { expectMember, giveEmail, heading, MEMBERS_PAGE, newAddress, PASSWORD, givePassword, signIn } from './way-in.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe holds against the page as it stands; nothing may move meanwhile. */
async function check(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect.soft(found, what).toEqual([])
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { code, event } of Object.values(churches)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${code} in ${colorScheme}: no page has a barrier`, async ({ page, visit, say, faults }) => {
      faults.allow(/status of 404/)
      await page.emulateMedia({ colorScheme })
      const home = portal(code)
      for (const path of ['/event', '/about', '/churchs', '/no/such/page', '/error?message=x&from=/about', '/']) {
        await visit(home + path)
        await check(page, path)
      }
      const more = page.getByRole('button', { name: say.more, exact: true })
      await more.click()
      await expect(page.getByRole('navigation', { name: say.more, exact: true })).toBeVisible()
      await check(page, 'More')
      if (code === 'grace') {
        await page.getByRole('button', { name: 'Trocar de igreja' }).first().click()
        await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2)
        await check(page, 'church selector')
        await page.keyboard.press('Escape')
      } else await page.keyboard.press('Escape')
      await page.getByRole('region', { name: say.events }).getByRole('link', { name: event }).click()
      await expect(page.getByRole('heading', { level: 1, name: event })).toBeVisible()
      await check(page, 'event')
    })
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the way in, in ${colorScheme}: no step has a barrier`, async ({ page, visit, at, say, faults }) => {
    test.slow()
    faults.allow(/status of 40[13]/)
    await page.emulateMedia({ colorScheme })
    await visit(at('/access'))
    const email = page.getByLabel(say.email, { exact: true })
    await expect(email).toBeVisible()
    await check(page, 'e-mail')
    await email.press('Enter')
    await expect(page.getByText('Esse campo é obrigatório.')).toBeVisible()
    await check(page, 'e-mail with its error')
    await giveEmail(page, newAddress('axe'))
    await expect(heading(page, say.register)).toBeVisible()
    const send = page.getByRole('button', { name: 'Criar cadastro' })
    await expect(send).toBeVisible()
    await check(page, 'register')
    await send.press('Enter')
    await expect(page.getByText('Esse campo é obrigatório.')).not.toHaveCount(0)
    await check(page, 'register with its errors')
    await visit(at('/reset-password'))
    await expect(page.getByRole('button', { name: 'Enviar nova senha' })).toBeVisible()
    await check(page, 'recover')
    await visit(at('/access'))
    await giveEmail(page, 'ines@demo.test')
    await expect(heading(page, say.givePassword)).toBeVisible()
    await check(page, 'password')
    await givePassword(page, PASSWORD)
    await expect(page.getByRole('dialog')).toContainText('ines@demo.test', { timeout: 15_000 })
    await check(page, 'inactive account')
  })

  test(`the change of the password, in ${colorScheme}, has none`, async ({ page, visit, at, say }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, at(`/access?redirectTo=${MEMBERS_PAGE}`), 'bia@demo.test')
    await expectMember(page)
    await check(page, 'change of the password')
    await page.getByRole('button', { name: say.changePassword }).press('Enter')
    await expect(page.getByText('Esse campo é obrigatório.')).toHaveCount(3)
    await check(page, 'change of the password with its errors')
    await visit(at(`${MEMBERS_PAGE}/success`))
    await expect(heading(page, 'Senha trocada')).toBeVisible()
    await check(page, 'password changed')
  })
}

test('pages without a church have none either', async ({ page, faults }) => {
  faults.allow(/status of (?:404|503)/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const code of ['closed', 'nobody']) {
      await page.goto(`${portal(code)}/`)
      await check(page, `${code} in ${colorScheme}`)
    }
  }
})

test('wide pages have none either', async ({ page, say }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${portal('demo')}/`)
  await awake(page)
  await check(page, 'home')
  await page.getByRole('button', { name: say.more, exact: true }).click()
  await expect(page.getByRole('navigation', { name: say.more, exact: true })).toBeVisible()
  await check(page, 'More')
})
