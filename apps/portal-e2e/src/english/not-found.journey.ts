import { expect, test } from '../journeys/clean-page.ts'
import { fits } from '../journeys/fits.ts'
import { heading } from '../journeys/way-in.ts'

// the browser's own line about an answer of 404
test.beforeEach(({ faults }) => faults.allow(/status of 404/))

const PORTAL = 'The address has changed or the page is gone. The house is still where it was.'
const PLAY = 'It may have left Play, or its address has changed.'

for (const [path, title, text, action, parent] of [
  [
    '/event/999999',
    'Event not found',
    'It may have been removed, or the address is incomplete. You’ll find upcoming events in the list.',
    'All events',
    '/event',
  ],
  [
    '/groups/999999',
    'Group not found',
    'It may have changed its name, or it no longer meets.',
    'See all groups',
    '/groups',
  ],
  ['/play/video/999999', 'This content is not available', PLAY, 'See what is on Play', '/play/browse'],
  ['/play/collection/999999', 'This content is not available', PLAY, 'See what is on Play', '/play/browse'],
  ['/news/999999', 'This door no longer opens', PORTAL, 'Go to the home page', '/'],
] as const)
  test(`${path} is a 404 with words of its own and a link onward`, async ({ page, visit, at }) => {
    expect((await visit(at(path)))?.status()).toBe(404)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await fits(page, path)
    await page.getByRole('main').getByRole('link', { name: action, exact: true }).click()
    await expect(page).toHaveURL(at(parent))
    await expect(heading(page, title)).toHaveCount(0)
  })
