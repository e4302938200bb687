import { CONSENT_PORT } from '../hosts/ports.ts'
import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'

const portal = (church: string) => `http://${church}.localhost:${CONSENT_PORT}`

for (const { church, path, label, list, name } of [
  { church: 'grace', path: '/groups', label: 'Map of the groups', list: 'Small groups', name: 'The Porch' },
  { church: 'grace', path: '/churchs', label: 'Map of the churches', list: 'Churches', name: 'Harbor Church' },
  // a church without sisters, with its congregations
  {
    church: 'demo',
    path: '/churchs',
    label: 'Map of the church and its congregations',
    list: 'Churches',
    name: 'Congregação em Osasco',
  },
])
  test(`${path} of ${church} shows its streets after they are asked for`, async ({ page, visit }) => {
    await visit(portal(church) + path)
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    const map = page.getByRole('group', { name: label })
    await expect(map.getByRole('button').first()).toBeVisible()
    await expect(page.getByText('A drawing of distances, north up and without streets.')).toBeVisible()
    await expect(
      page.getByText(/^The map images come from 127\.0\.0\.1:\d+, which learns your IP address/),
    ).toBeVisible()
    await fits(page, 'the drawing')
    await page.getByRole('button', { name: 'Show street map' }).click()
    await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    await fits(page, 'the streets')
    await page.getByRole('button', { name: new RegExp(`: show ${name} on the map$`) }).click()
    await expect(map.getByRole('button', { name: new RegExp(name) })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`${name} is highlighted on the map.`)).toBeAttached()
  })
