import { SITE_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'

for (const block of [1, 2])
  test(`block ${block} of the guide for other sites shows a song`, async ({ page }) => {
    await page.goto(`http://site.localhost:${SITE_PORT}/guide-${block}`)
    await expect(page.frameLocator('iframe[title="Castelo forte"]').getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a site at the address of a machine shows a frame, once it is registered', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${SITE_PORT}/song`)
  await expect(page.frameLocator('iframe[title="Song"]').getByRole('heading', { level: 1 })).toBeVisible()
})
