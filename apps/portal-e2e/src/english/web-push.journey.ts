import { CONSENT_PORT } from '../hosts/ports.ts'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { withPushService } from '../journeys/push-service.ts'
import { openAs } from '../journeys/signed-in.ts'

const grace = `http://grace.localhost:${CONSENT_PORT}`

// the service worker is what receives a push
test.use({ serviceWorkers: 'allow' })

test('a member asks for notifications on this device, and stops them', async ({ page }) => {
  test.slow()
  const service = await withPushService(page)
  await openAs(page, `${grace}/user/notifications`, 'john@grace.test')
  await expect(page.getByRole('heading', { name: 'On your phone or computer' })).toBeVisible()
  await expect(page.getByText('It is for this device only, until you sign out.')).toBeVisible()
  await fits(page, 'notifications on this device')
  expect(service.asked()).toBe(0)
  await page.getByRole('button', { name: 'Get them on this device' }).click()
  await expect(page.getByText('This device gets the notifications.')).toBeVisible()
  expect(service.asked()).toBe(1)
  await page.getByRole('button', { name: 'Stop getting them on this device' }).click()
  await expect(page.getByRole('button', { name: 'Get them on this device' })).toBeVisible()
})
