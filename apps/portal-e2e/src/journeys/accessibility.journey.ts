import { check } from './axe.ts'
import { churches, portal } from './churches.ts'
import { awake, expect, test } from './clean-page.ts'

test.describe('pages', { tag: '@sweep' }, () => {
  for (const { code, event } of Object.values(churches)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`every page of ${code} passes axe in ${colorScheme}`, async ({ page, visit, say, faults }) => {
        test.slow()
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

  test('pages without a church pass axe', async ({ page, faults }) => {
    faults.allow(/status of (?:404|503)/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const code of ['closed', 'nobody']) {
        await page.goto(`${portal(code)}/`)
        await check(page, `${code} in ${colorScheme}`)
      }
    }
  })

  test('pages pass axe in a wide window', async ({ page, say }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${portal('demo')}/`)
    await awake(page)
    await check(page, 'home')
    await page.getByRole('button', { name: say.more, exact: true }).click()
    await expect(page.getByRole('navigation', { name: say.more, exact: true })).toBeVisible()
    await check(page, 'More')
  })
})
