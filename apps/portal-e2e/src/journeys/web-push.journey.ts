import { check } from './axe.ts'
import { expect, test } from './clean-page.ts'
import { withPushService } from './push-service.ts'
import { openAs } from './signed-in.ts'
import { HOME } from './third-parties.ts'

// the service worker is what receives a push
test.use({ serviceWorkers: 'allow' })

test('a member asks for notifications on this device, and stops them', async ({ page }) => {
  test.slow()
  const service = await withPushService(page)
  await openAs(page, `${HOME}/user/notifications`, 'ana@demo.test')
  await expect(page.getByRole('heading', { name: 'No celular ou computador' })).toBeVisible()
  await check(page, 'notifications on this device')
  expect(service.asked()).toBe(0)
  await page.getByRole('button', { name: 'Receber neste aparelho' }).click()
  await expect(page.getByText('Este aparelho recebe os avisos.')).toBeVisible()
  expect(service.asked()).toBe(1)
  await page.getByRole('button', { name: 'Parar de receber neste aparelho' }).click()
  await expect(page.getByRole('button', { name: 'Receber neste aparelho' })).toBeVisible()
})
