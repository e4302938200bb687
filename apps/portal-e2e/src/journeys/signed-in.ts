import type { Page } from '@playwright/test'
import { awake, expect } from './clean-page.ts'
import { logIn, PASSWORD } from './people.ts'
import { words } from './words.ts'

/** A page for members only, whatever modules a church has. */
export const MEMBERS_PAGE = '/user/change-password'

/** Waits until the members' page is shown, which proves the session. */
export const expectMember = (page: Page, say: (typeof words)[keyof typeof words] = words['pt-BR']) =>
  expect(page.getByRole('heading', { level: 1, name: say.changePassword, exact: true })).toBeVisible()

/**
 * Leaves the portal for a document of its origin that runs nothing: what is still loading ends, and nothing of the
 * page answers to a change of its storage.
 */
const leave = (page: Page, portal: string) => page.goto(`${portal}/healthz`)

/** Removes the session from the device, as an end of the browser’s data would. */
export async function forgetSession(page: Page, portal: string) {
  await leave(page, portal)
  await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()))
}

/** Signs in by one call, and keeps the tokens where the portal's own login keeps them. */
async function keepSession(page: Page, portal: string, email: string, password: string) {
  const credentials = await logIn(page.request, portal, email, password)
  await leave(page, portal)
  await page.evaluate(({ token, refreshToken }) => {
    sessionStorage.setItem('atrio.token', token)
    localStorage.setItem('atrio.refreshToken', refreshToken)
  }, credentials)
}

/** Opens an address with a session. Journeys about signing in use its form instead. */
export async function openAs(page: Page, url: string, email: string, password = PASSWORD) {
  await keepSession(page, new URL(url).origin, email, password)
  await page.goto(url)
  await awake(page)
}

/** Opens the members' page of a portal with a session. */
export async function enterAs(page: Page, portal: string, email: string, password = PASSWORD) {
  await openAs(page, portal + MEMBERS_PAGE, email, password)
  await expectMember(page)
}
