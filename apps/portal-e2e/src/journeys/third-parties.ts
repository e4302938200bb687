import type { Page, Request, Response } from '@playwright/test'
import { CONSENT_PORT, THIRD_PARTY_PORT } from '../hosts/ports.ts'
import { awake, expect } from './clean-page.ts'

/** A deployment whose churches use scripts of others, which a host of this machine plays. */
export const HOME = `http://demo.localhost:${CONSENT_PORT}`
export const OTHERS = `http://127.0.0.1:${THIRD_PARTY_PORT}`
export const CODE = '1029384756'

export const question = (page: Page) => page.getByRole('region', { name: 'Sua privacidade' })
export const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })
export const settings = (page: Page) => page.getByRole('button', { name: 'Escolhas de privacidade' })
/** Moves within the document, where the zone does not change. */
export const go = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

/** What this page has asked of others: files, and what their scripts have sent. */
export function watchOthers(page: Page) {
  const asked: URL[] = []
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (url.origin === OTHERS) asked.push(url)
  })
  return {
    files: () => asked.map(({ pathname, search }) => pathname + search).filter((path) => !path.startsWith('/seen')),
    sent: (what: string) =>
      asked.map(({ searchParams }) => Object.fromEntries(searchParams)).filter((said) => said['what'] === what),
    forget: () => void (asked.length = 0),
    count: () => asked.length,
  }
}

/** Waits until every script of an open page has come and sent what it sends: what comes later is of the next page. */
export const scriptsRan = (others: ReturnType<typeof watchOthers>) =>
  expect
    .poll(() => ['pixel', 'analytics', 'chat', 'recording'].filter((what) => others.sent(what).length === 0))
    .toEqual([])

/** The policy and path of each document of the page. */
export function watchDocuments(page: Page) {
  const documents: { path: string; isOpen: boolean }[] = []
  page.on('response', (response: Response) => {
    if (!response.request().isNavigationRequest() || response.frame() !== page.mainFrame()) return
    const policy = response.headers()['content-security-policy'] ?? ''
    documents.push({ path: new URL(response.url()).pathname, isOpen: !policy.includes('require-trusted-types-for') })
  })
  return documents
}

/** Accepts everything, and waits for the document that may run it. */
export async function acceptAll(page: Page) {
  await page.goto(HOME)
  const reloaded = page.waitForEvent('load')
  await answer(page, 'Aceitar tudo').click()
  await reloaded
  await awake(page)
}
